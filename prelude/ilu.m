function [L, U, P] = ilu(A, setup)
% ILU  Incomplete factors of a sparse matrix: A is nearly L*U. One result is L + U - I. setup.type is 'nofill',
%   'crout' or 'ilutp' (with row exchanges); setup.droptol, milu, udiag, thresh.
%   Source: Y. Saad, "Iterative Methods for Sparse Linear Systems", chapter 10.

if ~issparse(A)
    error('MATLAB:ilu:NonSparseMatrix', 'First argument must be a sparse matrix.');
end
[n, m] = size(A);
if n ~= m
    error('MATLAB:square', 'Matrix must be square.');
end
kind = 'nofill';
drop = 0;
milu = 'off';
udiag = false;
thresh = 1;
if nargin > 1
    names = fieldnames(setup);
    for k = 1:numel(names)
        v = setup.(names{k});
        switch lower(names{k})
            case 'type', kind = lower(char(v));
            case 'droptol', drop = v;
            case 'milu', milu = lower(char(v));
            case 'udiag', udiag = logical(v);
            case 'thresh', thresh = v;
        end
    end
end
F = full(A);
rows = 1:n;
if strcmp(kind, 'nofill')
    kept = F ~= 0;
    limit = zeros(1, n);
else
    kept = true(n);
    limit = drop * sqrt(sum(abs(F).^2, 1));
end
for k = 1:n
    if strcmp(kind, 'ilutp')
        [largest, at] = max(abs(F(k:n, k)));
        if largest * thresh > abs(F(k, k))
            at = at + k - 1;
            F([k at], :) = F([at k], :);
            rows([k at]) = rows([at k]);
        end
    end
    if F(k, k) == 0
        if udiag && limit(k) > 0
            F(k, k) = limit(k);
        else
            error('MATLAB:ilu:ZeroPivot', 'Encountered zero pivot.');
        end
    end
    below = k + find(F(k+1:n, k) ~= 0 & kept(k+1:n, k));
    F(below, k) = F(below, k) / F(k, k);
    if drop > 0
        small = below(abs(F(below, k)) < limit(k) / abs(F(k, k)));
        F(small, k) = 0;
        below = setdiff(below, small);
    end
    right = k + find(F(k, k+1:n) ~= 0);
    if drop > 0
        small = right(abs(F(k, right)) < limit(right));
        F(k, small) = 0;
        right = setdiff(right, small);
    end
    if isempty(below) || isempty(right)
        continue
    end
    change = F(below, k) * F(k, right);
    fits = kept(below, right);
    F(below, right) = F(below, right) - change .* fits;
    if strcmp(milu, 'row')
        lost = sum(change .* ~fits, 2);
        for q = 1:numel(below)
            F(below(q), below(q)) = F(below(q), below(q)) - lost(q);
        end
    elseif strcmp(milu, 'col')
        lost = sum(change .* ~fits, 1);
        for q = 1:numel(right)
            F(right(q), right(q)) = F(right(q), right(q)) - lost(q);
        end
    end
end
L = sparse(tril(F, -1)) + speye(n);
U = sparse(triu(F));
P = speye(n);
if strcmp(kind, 'ilutp')
    P = P(rows, :);
    if nargout < 3
        L(rows, :) = L;
    end
end
if nargout < 2
    L = L + U - speye(n);
end
end
