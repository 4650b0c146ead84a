function r = gamrnd(a, b, varargin)
% GAMRND  Random numbers of gamma distributions with shapes a and scales b; sizes may follow.

r = b .* mc_gamma_numbers(a, mc_random_size('gamrnd', varargin, a, b));
r(~(b + zeros(size(r)) > 0)) = NaN;
end
