function map = copper(n)
% COPPER  Colours from black to light copper. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
r = (0:n-1)' / max(n - 1, 1);
map = [min(1, 1.25 * r), 0.7812 * r, 0.4975 * r];
end
