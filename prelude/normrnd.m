function r = normrnd(mu, sigma, varargin)
% NORMRND  Random numbers of normal distributions; sizes may follow.

r = mu + sigma .* randn(mc_random_size('normrnd', varargin, mu, sigma));
r(sigma + zeros(size(r)) < 0) = NaN;
end
