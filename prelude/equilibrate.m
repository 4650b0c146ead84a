function [P, R, C] = equilibrate(A, form)
% EQUILIBRATE  Permutation and scalings with which R * P * A * C has a diagonal of magnitude 1 and nothing greater
%   beside it. 'vector' gives them as columns: R .* A(P, :) .* C.'.
%   Source: I. S. Duff and J. Koster, "On algorithms for permuting large entries to the diagonal of a sparse
%   matrix", SIAM J. Matrix Anal. Appl. 22 (2001): the scalings are the dual variables of the assignment.

if ~isfloat(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:equilibrate:InputMustBeSquare', 'Input must be a square matrix of floating-point numbers.');
end
as_vector = false;
if nargin > 1
    as_vector = strcmp(validatestring(form, {'matrix', 'vector'}), 'vector');
end
n = size(A, 1);
magnitude = full(double(abs(A)));
if any(~isfinite(magnitude(:)))
    error('MATLAB:equilibrate:NonFinite', 'Input must not contain NaN or Inf.');
end
greatest = max(magnitude, [], 1);
cost = log(greatest) - log(magnitude);
cost(magnitude == 0) = Inf;
if n > 0 && any(greatest == 0) || sprank(sparse(magnitude ~= 0)) < n
    error('MATLAB:equilibrate:StructurallySingular', 'Input matrix must be structurally nonsingular.');
end
[row, u, v] = assigned(cost);
P = row(:);
R = exp(u(P)).';
C = (exp(v) ./ greatest).';
if isa(A, 'single')
    [R, C] = deal(single(R), single(C));
end
if ~as_vector
    if issparse(A)
        unit = speye(n);
        [R, C] = deal(spdiags(R, 0, n, n), spdiags(C, 0, n, n));
    else
        unit = eye(n, 'like', R);
        [R, C] = deal(diag(R), diag(C));
    end
    P = unit(P, :);
end
end

function [row, u, v] = assigned(cost)
% The row for each column with the least sum of costs, and dual variables: u(i) + v(j) <= cost(i, j), equal for pairs.
n = size(cost, 1);
u = zeros(1, n + 1);
v = zeros(1, n + 1);
p = zeros(1, n + 1);
for i = 1:n
    p(n + 1) = i;
    j0 = n + 1;
    least = Inf(1, n);
    way = zeros(1, n);
    used = false(1, n + 1);
    while true
        used(j0) = true;
        i0 = p(j0);
        free = find(~used(1:n));
        now = cost(i0, free) - u(i0) - v(free);
        better = now < least(free);
        least(free(better)) = now(better);
        way(free(better)) = j0;
        [delta, at] = min(least(free));
        j1 = free(at);
        u(p(used)) = u(p(used)) + delta;
        v(used) = v(used) - delta;
        least(free) = least(free) - delta;
        j0 = j1;
        if p(j0) == 0
            break
        end
    end
    while j0 ~= n + 1
        j1 = way(j0);
        p(j0) = p(j1);
        j0 = j1;
    end
end
row = p(1:n);
u = u(1:n);
v = v(1:n);
end
