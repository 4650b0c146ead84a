function map = spring(n)
% SPRING  Colours from magenta to yellow. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
r = (0:n-1)' / max(n - 1, 1);
map = [ones(n, 1), r, 1 - r];
end
