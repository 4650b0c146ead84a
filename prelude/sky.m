function map = sky(n)
% SKY  Shades of blue from light to dark. One row of red, green and blue for each colour, 256 without n.

if nargin < 1
    n = 256;
end
n = double(n);
t = (0:n-1)' / max(n - 1, 1);
map = [0.9 1 1] + t .* ([0 0.447 0.741] - [0.9 1 1]);
end
