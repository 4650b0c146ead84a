function y = pagenorm(x, p)
% PAGENORM  Norm of each page.

if nargin < 2
    p = 2;
end
s = size(x);
y = zeros([1, 1, s(3:end)]);
for k = 1:numel(y)
    y(k) = norm(x(:, :, k), p);
end
end
