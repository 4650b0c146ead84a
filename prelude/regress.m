function [b, bint, r, rint, stats] = regress(y, X, alpha)
% REGRESS  Coefficients of a linear regression y = X * b with confidence intervals, residuals with intervals, and
%   [R^2, F, p, variance of the error]. Rows with a missing value are left out.
%   Source: MATLAB documentation, "regress"; S. Chatterjee and A. S. Hadi, Statistical Science 1 (1986).

if nargin < 3
    alpha = 0.05;
end
if ~iscolumn(y) || size(X, 1) ~= numel(y)
    error('stats:regress:InvalidData', 'The number of rows in Y must equal the number of rows in X.');
end
gone = isnan(y) | any(isnan(X), 2);
[yk, Xk] = deal(y(~gone), X(~gone, :));
[Q, R, order] = qr(Xk, 0);
p = sum(abs(diag(R)) > max(size(Xk)) * eps(abs(R(1))));
if p < size(X, 2)
    warning('stats:regress:RankDefDesignMat', 'X is rank deficient to within machine precision.');
end
b = zeros(size(X, 2), 1);
b(order(1:p)) = R(1:p, 1:p) \ (Q(:, 1:p)' * yk);
n = numel(yk);
free = max(0, n - p);
res = yk - Xk * b;
s2 = sum(res.^2) / free;
t = tinv(1 - alpha / 2, free);
se = zeros(size(b));
Ri = inv(R(1:p, 1:p));
se(order(1:p)) = sqrt(s2 * sum(Ri.^2, 2));
bint = [b - t * se, b + t * se];
r = NaN(size(y));
r(~gone) = res;
h = sum(Q(:, 1:p).^2, 2);
without = sqrt(max(0, (free * s2 - res.^2 ./ (1 - h)) / (free - 1)));
spread = tinv(1 - alpha / 2, free - 1) * without .* sqrt(1 - h);
rint = NaN(numel(y), 2);
rint(~gone, :) = [res - spread, res + spread];
total = sum((yk - mean(yk)).^2);
explained = total - free * s2;
F = explained / (p - 1) / s2;
stats = [1 - free * s2 / total, F, 1 - fcdf(F, p - 1, free), s2];
end
