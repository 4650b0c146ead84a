function v = ppval(pp, x)
% PPVAL  Value of a piecewise polynomial; beyond its ends the outer pieces go on.
%   Values of size d at points x of size s make an array of size [d s]; where d is 1
%   it has the size of x, and a vector x counts as one dimension.

if ~isstruct(pp)
    t = pp;
    pp = x;
    x = t;
end
b = pp.breaks;
n = pp.pieces;
c = pp.coefs;
d = prod(pp.dim);
if isscalar(x) && isscalar(pp.dim) && d == 1
    v = at_point(b, c, x);
    return
end
t = reshape(x, 1, numel(x));
k = min(max(mc_lookup(b(:), t), 1), n);
w = t - reshape(b(k), 1, numel(k));
at = (k - 1) * d + (1:d).';
v = reshape(c(at, 1), size(at));
for q = 2:pp.order
    v = v .* w + reshape(c(at, q), size(at));
end
if pp.order == 1 && n > 1
    v(:, isnan(t)) = NaN;
end
if isscalar(pp.dim) && d == 1
    v = reshape(v, size(x));
elseif isvector(x)
    v = reshape(v, [reshape(pp.dim, 1, []), numel(x)]);
else
    v = reshape(v, [reshape(pp.dim, 1, []), size(x)]);
end
end

function v = at_point(b, c, x)
% Of numbers at one point.
k = 1;
last = numel(b);
while last - k > 1
    middle = floor((k + last) / 2);
    if b(middle) <= x
        k = middle;
    else
        last = middle;
    end
end
w = x - b(k);
v = c(k, 1);
for q = 2:size(c, 2)
    v = v * w + c(k, q);
end
if isnan(x)
    v = v + x;
end
end
