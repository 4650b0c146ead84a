function r = ranks(x, dim)
% RANKS  Ranks of elements along a dimension, ties at their mean.

if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
r = x;
turned = dim ~= 1;
if turned
    r = r.';
end
for c = 1:size(r, 2)
    v = r(:, c);
    for k = 1:numel(v)
        r(k, c) = sum(v < v(k)) + (sum(v == v(k)) + 1) / 2;
    end
end
if turned
    r = r.';
end
end
