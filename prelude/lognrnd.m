function r = lognrnd(mu, sigma, varargin)
% LOGNRND  Random numbers of lognormal distributions; sizes may follow.

r = exp(normrnd(mu, sigma, varargin{:}));
end
