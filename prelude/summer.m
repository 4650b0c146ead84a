function map = summer(n)
% SUMMER  Colours from green to yellow. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
r = (0:n-1)' / max(n - 1, 1);
map = [r, 0.5 + r / 2, 0.4 * ones(n, 1)];
end
