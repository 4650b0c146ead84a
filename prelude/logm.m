function [x, flag] = logm(a)
% LOGM  Logarithm of a matrix: square roots until it is near the identity, then
%   a series for log((1 + z) / (1 - z)). flag is 0: so many square roots are enough.

flag = 0;
n = size(a, 1);
if n ~= size(a, 2) || ~ismatrix(a)
    error('MATLAB:square', 'Matrix must be square.');
end
if isequal(a, diag(diag(a)))
    x = diag(log(diag(a)));
    return
end
if isequal(a, a')
    [v, d] = eig(a);
    x = v * diag(log(diag(d))) * v';
    return
end
b = a;
k = 0;
while norm(b - eye(n), 1) > 0.25 && k < 60
    b = sqrtm(b);
    k = k + 1;
end
z = (b - eye(n)) / (b + eye(n));
square = z * z;
x = zeros(n);
power = z;
for m = 1:2:39
    x = x + power / m;
    power = power * square;
end
x = 2^(k + 1) * x;
end
