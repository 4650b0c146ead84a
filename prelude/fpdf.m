function y = fpdf(x, m, n)
% FPDF  Density of the F distribution with m and n degrees of freedom.

z = zeros(size(x + m + n));
[x, m, n] = deal(x + z, m + z, n + z);
y = zeros(size(z));
k = x > 0;
[m1, n1, x1] = deal(m(k), n(k), x(k));
y(k) = exp(m1 / 2 .* log(m1 ./ n1) + (m1 / 2 - 1) .* log(x1) - (m1 + n1) / 2 .* log1p(m1 ./ n1 .* x1) - betaln(m1 / 2, n1 / 2));
y(x == 0 & m == 2) = 1;
y(x == 0 & m < 2) = Inf;
y(~(m > 0 & n > 0) | isnan(x)) = NaN;
end
