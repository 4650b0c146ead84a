function d = derivative(coef)
% DERIVATIVE  Coefficients of the derivative of a polynomial.
n = length(coef) - 1;
d = coef(1:n).*(n:-1:1);
end
