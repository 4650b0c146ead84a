function r = wblrnd(a, b, varargin)
% WBLRND  Random numbers of Weibull distributions with scales a and shapes b; sizes may follow.

r = a .* (-log(rand(mc_random_size('wblrnd', varargin, a, b)))) .^ (1 ./ b);
r(~(a + zeros(size(r)) > 0 & b > 0)) = NaN;
end
