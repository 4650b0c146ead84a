function R = sprandsym(n, density, rc, kind) %#ok<INUSD>
% SPRANDSYM  Random sparse symmetric matrix: with the pattern of a matrix, or of a density; with eigenvalues rc, or
%   with the reciprocal condition number rc.

if ~isscalar(n) || nargin < 2
    [i, j] = find(tril(n));
    v = randn(numel(i), 1);
    R = sparse(i, j, v, size(n, 1), size(n, 1));
    R = R + tril(R, -1).';
    return
end
if nargin > 2
    if isscalar(rc)
        d = rc .^ ((0:n-1) / max(1, n - 1)) .* sign(randn(1, n));
        if nargin > 3
            d = abs(d);
        end
    else
        d = reshape(rc, 1, []);
    end
    R = sparse(1:n, 1:n, d, n, n);
    while nnz(R) < 0.95 * density * n^2 && n > 1
        at = randperm(n, 2);
        a = 2 * pi * rand;
        G = speye(n);
        G(at, at) = [cos(a), -sin(a); sin(a), cos(a)];
        R = G * R * G.';
    end
    R = (R + R.') / 2;
    return
end
count = round(density * n^2 / 2);
i = randi(n, count, 1);
j = randi(n, count, 1);
v = randn(count, 1);
low = unique([max(i, j), min(i, j)], 'rows');
R = sparse(low(:, 1), low(:, 2), v(1:size(low, 1)), n, n);
R = R + tril(R, -1).';
end
