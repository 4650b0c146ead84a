function map = abyss(n)
% ABYSS  Shades of blue from almost black to light. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
t = (0:n-1)' / max(n - 1, 1);
map = interp1([0 0.5 1], [0 0 0.05; 0.1 0.3 0.65; 0.7 0.85 1], t);
map = reshape(map, n, 3);
end
