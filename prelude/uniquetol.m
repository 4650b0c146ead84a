function [c, ia, ic] = uniquetol(x, tol)
% UNIQUETOL  Elements that differ by more than a tolerance, in order; of each
%   group the smallest.

if nargin < 2
    tol = 1e-12;
    if isa(x, 'single')
        tol = 1e-6;
    end
end
[s, order] = sort(x(:));
limit = tol * max([0; abs(s(isfinite(s)))]);
group = zeros(numel(s), 1);
first = zeros(numel(s), 1);
n = 0;
for k = 1:numel(s)
    if n == 0 || ~(s(k) - s(first(n)) <= limit || s(k) == s(first(n)))
        n = n + 1;
        first(n) = k;
    end
    group(k) = n;
end
first = first(1:n);
c = s(first);
ia = order(first);
ic = zeros(numel(s), 1);
ic(order) = group;
if size(x, 1) == 1
    c = reshape(c, 1, []);
end
end
