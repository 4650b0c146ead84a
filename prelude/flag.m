function map = flag(n)
% FLAG  Red, white, blue and black, again and again. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
four = [1 0 0; 1 1 1; 0 0 1; 0 0 0];
map = four(mod((0:n-1)', 4) + 1, :);
end
