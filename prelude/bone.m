function map = bone(n)
% BONE  Shades of grey with some blue. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
map = (7 * gray(n) + fliplr(hot(n))) / 8;
end
