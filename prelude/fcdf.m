function p = fcdf(x, m, n, tail)
% FCDF  Distribution function of the F distribution.

if nargin > 3
    x = max(x, 0);
    p = betainc(m .* x ./ (m .* x + n), m / 2, n / 2, tail);
    return
end
x = max(x, 0);
p = betainc(m .* x ./ (m .* x + n), m / 2, n / 2);
end
