function p = tcdf(x, n, upper) %#ok<INUSD>
% TCDF  Distribution function of Student's t with n degrees of freedom.

if nargin > 2
    p = tcdf(-x, n);
    return
end
x2 = x.^2;
tail = 0.5 * betainc(n ./ (n + x2), n / 2, 0.5 * ones(size(n)));
p = tail;
above = x > 0;
p(above) = 1 - tail(above);
end
