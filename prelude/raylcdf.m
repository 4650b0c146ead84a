function p = raylcdf(x, b)
% RAYLCDF  Distribution function of the Rayleigh distribution with scale b.

if nargin < 2
    b = 1;
end
p = -expm1(-0.5 * (max(x, 0) ./ b).^2);
p(~(b + zeros(size(p)) > 0) | isnan(x)) = NaN;
end
