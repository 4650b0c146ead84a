function y = geocdf(x, p, tail) %#ok<INUSD>
% GEOCDF  Distribution function of the geometric distribution: at most x failures before the first success; what is above it with 'upper'.

if nargin > 2
    y = 1 - geocdf(x, p);
    return
end
y = 1 - (1 - p).^(floor(max(x, -1)) + 1);
y(~(p + zeros(size(y)) > 0 & p <= 1) | isnan(x)) = NaN;
end
