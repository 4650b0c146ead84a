function y = movfun(f, x, k, varargin)
% MOVFUN  A function of a window of k elements that slides along, or of k(1)
%   elements before and k(2) after; it is cut at the ends. The function takes a
%   column.

if isscalar(k)
    before = floor(k / 2);
    after = ceil(k / 2) - 1;
else
    before = k(1);
    after = k(2);
end
row = size(x, 1) == 1;
if row
    x = x(:);
end
n = size(x, 1);
y = zeros(size(x));
for c = 1:size(x, 2)
    for i = 1:n
        y(i, c) = f(x(max(1, i - before):min(n, i + after), c));
    end
end
if row
    y = y.';
end
end
