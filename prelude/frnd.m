function r = frnd(m, n, varargin)
% FRND  Random numbers of F distributions with m and n degrees of freedom; sizes may follow.

dims = mc_random_size('frnd', varargin, m, n);
r = (mc_gamma_numbers(m / 2, dims) ./ m) ./ (mc_gamma_numbers(n / 2, dims) ./ n);
end
