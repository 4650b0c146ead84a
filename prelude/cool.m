function map = cool(n)
% COOL  Colours from cyan to magenta. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
r = (0:n-1)' / max(n - 1, 1);
map = [r, 1 - r, ones(n, 1)];
end
