function [h, s, v] = rgb2hsv(r, g, b)
% RGB2HSV  Hue, saturation and value, from 0 to 1, of the rows of a colour map, of an image
%   with three planes, or of three arrays.

if nargin == 3
    sizes = size(r);
    x = [r(:), g(:), b(:)];
elseif ndims(r) == 3
    sizes = [size(r, 1), size(r, 2)];
    x = reshape(r, [], 3);
else
    sizes = [size(r, 1), 1];
    x = r;
end
if isinteger(x)
    x = double(x) / double(intmax(class(x)));
end
v = max(x, [], 2);
c = v - min(x, [], 2);
d = c + (c == 0);
h = zeros(size(v), 'like', v);
k = v == x(:, 1);
h(k) = (x(k, 2) - x(k, 3)) ./ d(k);
k = v == x(:, 2) & v ~= x(:, 1);
h(k) = 2 + (x(k, 3) - x(k, 1)) ./ d(k);
k = v == x(:, 3) & v ~= x(:, 1) & v ~= x(:, 2);
h(k) = 4 + (x(k, 1) - x(k, 2)) ./ d(k);
h = h / 6;
h(h < 0) = h(h < 0) + 1;
h(c == 0) = 0;
s = c ./ (v + (v == 0));
if nargout < 2
    if nargin == 3 || ndims(r) == 3
        h = cat(3, reshape(h, sizes), reshape(s, sizes), reshape(v, sizes));
    else
        h = [h, s, v];
    end
else
    h = reshape(h, sizes);
    s = reshape(s, sizes);
    v = reshape(v, sizes);
end
end
