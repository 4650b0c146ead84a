function y = raylpdf(x, b)
% RAYLPDF  Density of the Rayleigh distribution with scale b.

if nargin < 2
    b = 1;
end
y = max(x, 0) ./ b.^2 .* exp(-0.5 * (x ./ b).^2);
y(~(b + zeros(size(y)) > 0) | isnan(x)) = NaN;
end
