function map = hsv(n)
% HSV  Colours of every hue, from red back to red. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
h = (0:n-1)' / max(n, 1);
map = hsv2rgb([h, ones(n, 2)]);
map = reshape(map, n, 3);
end
