function y = geocdf(x, p)
% GEOCDF  Distribution function of the geometric distribution: at most x failures before the first success.

y = 1 - (1 - p).^(floor(max(x, -1)) + 1);
y(~(p + zeros(size(y)) > 0 & p <= 1) | isnan(x)) = NaN;
end
