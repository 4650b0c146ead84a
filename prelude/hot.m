function map = hot(n)
% HOT  Colours from black over red and yellow to white. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
k = fix(3 / 8 * n);
r = [(1:k)' / k; ones(n - k, 1)];
g = [zeros(k, 1); (1:k)' / k; ones(n - 2 * k, 1)];
b = [zeros(2 * k, 1); (1:n - 2 * k)' / (n - 2 * k)];
map = [r, g, b];
end
