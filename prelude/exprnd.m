function r = exprnd(mu, varargin)
% EXPRND  Random numbers of exponential distributions with means mu; sizes may follow.

r = -mu .* log(rand(mc_random_size('exprnd', varargin, mu)));
r(mu + zeros(size(r)) < 0) = NaN;
end
