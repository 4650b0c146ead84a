function map = gray(n)
% GRAY  Shades of grey from black to white. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
map = repmat((0:n-1)' / max(n - 1, 1), 1, 3);
end
