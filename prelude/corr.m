function r = corr(x, y)
% CORR  Linear correlation between columns.

if nargin < 2
    y = x;
end
x = x - mean(x, 1);
y = y - mean(y, 1);
r = (x' * y) ./ (sqrt(sum(x.^2, 1))' * sqrt(sum(y.^2, 1)));
end
