function [r, g, b] = hsv2rgb(h, s, v)
% HSV2RGB  Red, green and blue, from 0 to 1, of the rows of a colour map, of an image with
%   three planes, or of three arrays.

if nargin == 3
    sizes = size(h);
    x = [h(:), s(:), v(:)];
elseif ndims(h) == 3
    sizes = [size(h, 1), size(h, 2)];
    x = reshape(h, [], 3);
else
    sizes = [size(h, 1), 1];
    x = h;
end
y = zeros(size(x), 'like', x);
for k = 1:3
    % a hat of width 4 and height 2 around the hue of each colour
    t = mod(6 * x(:, 1) - 2 * (k - 1) + 3, 6) - 3;
    y(:, k) = x(:, 3) .* (1 - x(:, 2) + x(:, 2) .* min(max(2 - abs(t), 0), 1));
end
if nargout < 2
    if nargin == 3 || ndims(h) == 3
        r = reshape(y, [sizes, 3]);
    else
        r = y;
    end
else
    r = reshape(y(:, 1), sizes);
    g = reshape(y(:, 2), sizes);
    b = reshape(y(:, 3), sizes);
end
end
