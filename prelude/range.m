function y = range(x, dim)
% RANGE  Difference of the greatest and the least element along a dimension.

if nargin < 2
    y = max(x) - min(x);
else
    y = max(x, [], dim) - min(x, [], dim);
end
end
