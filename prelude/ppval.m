function v = ppval(pp, x)
% PPVAL  Value of a piecewise polynomial; beyond its ends the outer pieces go on.

if ~isstruct(pp)
    t = pp;
    pp = x;
    x = t;
end
b = pp.breaks;
n = pp.pieces;
dim = prod(pp.dim);
t = x(:).';
k = ones(1, numel(t));
for p = 2:n
    k(t >= b(p)) = p;
end
w = t - b(k);
v = zeros(dim, numel(t));
for r = 1:dim
    c = pp.coefs((k - 1) * dim + r, :);
    u = c(:, 1).';
    for q = 2:pp.order
        u = u .* w + c(:, q).';
    end
    v(r, :) = u;
end
if dim == 1
    v = reshape(v, size(x));
end
end
