function y = geopdf(x, p)
% GEOPDF  Probabilities of the geometric distribution: x failures before the first success.

y = p .* (1 - p).^max(x, 0) .* (x >= 0 & x == floor(x));
y(~(p + zeros(size(y)) > 0 & p <= 1) | isnan(x)) = NaN;
end
