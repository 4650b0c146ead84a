function y = lgamma(x)
% LGAMMA  Logarithm of the gamma function.

y = gammaln(x);
end
