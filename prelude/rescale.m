function y = rescale(x, low, high)
% RESCALE  All elements brought linearly to the interval [0, 1] or [low, high].

if nargin < 3
    low = 0;
    high = 1;
end
a = min(x(:));
b = max(x(:));
if a == b
    y = low * ones(size(x));
else
    y = low + (x - a) ./ (b - a) .* (high - low);
end
end
