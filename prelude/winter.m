function map = winter(n)
% WINTER  Colours from blue to green. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
r = (0:n-1)' / max(n - 1, 1);
map = [zeros(n, 1), r, 0.5 + (1 - r) / 2];
end
