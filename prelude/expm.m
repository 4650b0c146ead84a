function y = expm(x)
% EXPM  Matrix exponential by scaling, a Pade quotient of degree 8, and squaring.

if ~ismatrix(x) || size(x, 1) ~= size(x, 2)
    error('MATLAB:expm:inputMustBeSquare', 'Matrix must be square.');
end
n = size(x, 1);
if isdiag(x)
    y = diag(exp(diag(x)));
    return
end
if ~all(isfinite(x(:)))
    y = NaN(n, class(x));
    return
end
s = 0;
size1 = norm(x, 1);
if size1 > 0.5
    s = max(0, ceil(log2(size1 / 0.5)));
end
x = x / 2^s;
q = 8;
c = 1;
p = eye(n);
d = eye(n);
power = eye(n);
for k = 1:q
    c = c * (q - k + 1) / (k * (2*q - k + 1));
    power = x * power;
    p = p + c * power;
    d = d + (-1)^k * c * power;
end
y = d \ p;
for k = 1:s
    y = y * y;
end
end
