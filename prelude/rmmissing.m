function [y, gone] = rmmissing(x, dim)
% RMMISSING  Data without missing elements; of a matrix without the rows (or, with
%   dim 2, the columns) that have some.

m = ismissing(x);
if isvector(x) && ~isscalar(x) || isscalar(x)
    gone = m;
    y = x(~m);
    if size(x, 1) == 1
        y = reshape(y, 1, []);
    end
elseif nargin > 1 && dim == 2
    gone = any(m, 1);
    y = x(:, ~gone);
else
    gone = any(m, 2);
    y = x(~gone, :);
end
end
