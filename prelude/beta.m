function b = beta(z, w)
% BETA  Beta function.
%   b = beta(z, w) is gamma(z)*gamma(w)/gamma(z+w), computed by logarithms.

b = exp(gammaln(z) + gammaln(w) - gammaln(z + w));
end
