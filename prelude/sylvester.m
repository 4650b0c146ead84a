function x = sylvester(a, b, c)
% SYLVESTER  Solution x of a*x + x*b = c.

m = size(a, 1);
n = size(b, 1);
x = reshape((kron(eye(n), a) + kron(b.', eye(m))) \ c(:), m, n);
end
