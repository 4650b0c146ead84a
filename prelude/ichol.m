function L = ichol(A, opts)
% ICHOL  Incomplete Cholesky factor of a sparse matrix: A is nearly L*L'. opts.type is 'nofill' or 'ict' (with
%   opts.droptol); opts.michol, diagcomp and shape.
%   Source: Y. Saad, "Iterative Methods for Sparse Linear Systems", chapter 10.

if ~issparse(A)
    error('MATLAB:ichol:NonSparseMatrix', 'First argument must be a sparse matrix.');
end
n = size(A, 1);
if n ~= size(A, 2)
    error('MATLAB:square', 'Matrix must be square.');
end
kind = 'nofill';
drop = 0;
modified = false;
alpha = 0;
shape = 'lower';
if nargin > 1
    names = fieldnames(opts);
    for k = 1:numel(names)
        v = opts.(names{k});
        switch lower(names{k})
            case 'type', kind = lower(char(v));
            case 'droptol', drop = v;
            case 'michol', modified = strcmpi(v, 'on');
            case 'diagcomp', alpha = v;
            case 'shape', shape = lower(char(v));
        end
    end
end
F = full(A);
if strcmp(shape, 'upper')
    F = F';
end
F = tril(F);
F(1:n+1:end) = (1 + alpha) * diag(F);
kept = F ~= 0;
limit = zeros(n, 1);
if strcmp(kind, 'ict')
    kept = true(n);
    limit = drop * sum(abs(F), 1).';
end
for k = 1:n
    if ~(real(F(k, k)) > 0) || imag(F(k, k)) ~= 0
        error('MATLAB:ichol:Breakdown', 'Encountered nonpositive pivot.');
    end
    F(k, k) = sqrt(F(k, k));
    below = k + find(F(k+1:n, k) ~= 0);
    if drop > 0
        small = below(abs(F(below, k)) < limit(k));
        if modified
            for q = reshape(small, 1, [])
                F(q, q) = F(q, q) + F(q, k);
            end
        end
        F(small, k) = 0;
        below = setdiff(below, small);
    end
    F(below, k) = F(below, k) / F(k, k);
    for j = reshape(below, 1, [])
        at = below(below >= j);
        change = F(at, k) * conj(F(j, k));
        fits = kept(at, j);
        F(at, j) = F(at, j) - change .* fits;
        if modified
            for q = reshape(find(~fits), 1, [])
                F(at(q), at(q)) = F(at(q), at(q)) - change(q);
                F(j, j) = F(j, j) - change(q);
            end
        end
    end
end
L = sparse(F);
if strcmp(shape, 'upper')
    L = L';
end
end
