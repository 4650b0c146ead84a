function y = pagepinv(a)
% PAGEPINV  Pseudoinverse of each page.

n = size(a, 3);
y = [];
for k = 1:n
    y(:, :, k) = pinv(a(:, :, k));
end
end
