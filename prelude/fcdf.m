function p = fcdf(x, m, n)
% FCDF  Distribution function of the F distribution.

x = max(x, 0);
p = betainc(m .* x ./ (m .* x + n), m / 2, n / 2);
end
