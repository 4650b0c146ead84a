function x = unifinv(p, a, b)
% UNIFINV  Quantiles of the uniform distribution between a and b.

if nargin < 3
    [a, b] = deal(0, 1);
end
x = a + p .* (b - a);
x(~(p + zeros(size(x)) >= 0 & p <= 1 & a < b)) = NaN;
end
