function p = poly(x)
% POLY  Polynomial with given zeros, or the characteristic polynomial of a matrix.

if isempty(x)
    p = 1;
    return
end
if size(x, 1) == size(x, 2) && ~isscalar(x)
    z = eig(x);
else
    z = x(:) + 0;
end
n = numel(z);
p = [ones(1, 1, class(z)), zeros(1, n, class(z))];
for k = 1:n
    p(2:k+1) = p(2:k+1) - z(k) * p(1:k);
end
% zeros in conjugate pairs make a real polynomial
if isequal(sort(z(imag(z) > 0)), sort(conj(z(imag(z) < 0))))
    p = real(p);
end
end
