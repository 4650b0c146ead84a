function p = raylcdf(x, b, tail) %#ok<INUSD>
% RAYLCDF  Distribution function of the Rayleigh distribution with scale b; what is above it with 'upper'.

if nargin > 2
    p = 1 - raylcdf(x, b);
    return
end
if nargin < 2
    b = 1;
end
p = -expm1(-0.5 * (max(x, 0) ./ b).^2);
p(~(b + zeros(size(p)) > 0) | isnan(x)) = NaN;
end
