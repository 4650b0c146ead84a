function [tf, step] = isuniform(x)
% ISUNIFORM  Whether the elements of a vector are evenly spaced, and their distance.

step = NaN;
tf = false;
n = numel(x);
if n < 2 || ~all(isfinite(x(:)))
    return
end
d = (x(end) - x(1)) / (n - 1);
even = x(1) + (0:n-1) * d;
if d ~= 0 && all(abs(x(:).' - even) <= 4 * eps(max(abs(x(:)))))
    tf = true;
    step = d;
end
end
