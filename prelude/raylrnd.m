function r = raylrnd(b, varargin)
% RAYLRND  Random numbers of Rayleigh distributions with scales b; sizes may follow.

r = b .* sqrt(-2 * log(rand(mc_random_size('raylrnd', varargin, b))));
r(~(b + zeros(size(r)) > 0)) = NaN;
end
