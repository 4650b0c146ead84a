function map = nebula(n)
% NEBULA  Colours from blue over purple to orange. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
t = (0:n-1)' / max(n - 1, 1);
map = interp1([0 0.5 1], [0.15 0.25 0.65; 0.6 0.25 0.6; 0.95 0.6 0.2], t);
map = reshape(map, n, 3);
end
