function [tf, step] = isuniform(x)
% ISUNIFORM  Whether the elements of a vector are evenly spaced, and their distance.

if ~(isnumeric(x) || islogical(x) || ischar(x)) || ~isreal(x) || ~(isvector(x) || isempty(x))
    error('MATLAB:isuniform:InvalidInput', 'Input must be a real vector.');
end
if ~isfloat(x)
    x = double(x);
end
step = nan(class(x));
tf = false;
n = numel(x);
if n < 2 || ~all(isfinite(x(:)))
    return
end
d = (x(end) - x(1)) / (n - 1);
even = x(1) + (0:n-1) * d;
if all(abs(x(:).' - even) <= 4 * eps(max(abs(x(:))))) && all(diff(x(:)) == 0 | d ~= 0)
    tf = true;
    step = d;
end
end
