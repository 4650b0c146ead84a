function map = jet(n)
% JET  Colours from blue over cyan, yellow and red to dark red. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
k = ceil(n / 4);
u = [(1:k) / k, ones(1, k - 1), (k:-1:1) / k]';
g = ceil(k / 2) - (mod(n, 4) == 1) + (1:numel(u))';
r = g + k;
b = g - k;
map = zeros(n, 3);
map(r(r <= n), 1) = u(r <= n);
map(g(g <= n), 2) = u(g <= n);
map(b(b >= 1), 3) = u(b >= 1);
end
