function n = vecnorm(x, p, dim)
% VECNORM  Norms of the columns, or along dimension dim.

if nargin < 2 || isempty(p)
    p = 2;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
if p == 2
    n = sqrt(sum(abs(x).^2, dim));
elseif p == 1
    n = sum(abs(x), dim);
elseif isinf(p)
    n = max(abs(x), [], dim);
else
    n = sum(abs(x).^p, dim).^(1 / p);
end
end
