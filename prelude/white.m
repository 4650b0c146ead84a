function map = white(n)
% WHITE  White in every row. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
map = ones(n, 3);
end
