function r = betarnd(a, b, varargin)
% BETARND  Random numbers of beta distributions; sizes may follow.

dims = mc_random_size('betarnd', varargin, a, b);
x = mc_gamma_numbers(a, dims);
r = x ./ (x + mc_gamma_numbers(b, dims));
end
