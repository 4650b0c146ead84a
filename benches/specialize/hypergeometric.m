function z = hypergeometric(a, b, c, x, n)
% Gauss' hypergeometric series, n terms of it.
if nargin ~= 5
    error('hypergeometric:arguments', 'Five arguments are needed.');
end
if n <= 0 || n ~= floor(n)
    error('hypergeometric:terms', 'n must be a positive integer.');
end
if abs(x) > 1
    error('hypergeometric:range', '|x| must not be greater than 1.');
end
if c <= 0 && c == floor(c)
    error('hypergeometric:pole', 'c must not be 0, -1, -2, ...');
end
delta = 1;
z = 1;
for m = 1:n - 1
    delta = delta .* x .* (a + (m - 1)) .* (b + (m - 1)) ./ m ./ (c + (m - 1));
    z = z + delta;
end
end
