function y = tpdf(x, v)
% TPDF  Density of Student's distribution.

y = exp(gammaln((v + 1) / 2) - gammaln(v / 2)) ./ sqrt(v * pi) .* (1 + x.^2 ./ v).^(-(v + 1) / 2);
end
