function y = pageinv(x)
% PAGEINV  Inverse of each page.

y = zeros(size(x), 'like', x);
for k = 1:prod(size(x, 3:max(3, ndims(x))))
    y(:, :, k) = inv(x(:, :, k));
end
end
