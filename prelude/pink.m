function map = pink(n)
% PINK  Shades of pink. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
map = sqrt((2 * gray(n) + hot(n)) / 3);
end
