function map = prism(n)
% PRISM  Red, orange, yellow, green, blue and violet, again and again. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
six = [1 0 0; 1 0.5 0; 1 1 0; 0 1 0; 0 0 1; 2/3 0 1];
map = six(mod((0:n-1)', 6) + 1, :);
end
