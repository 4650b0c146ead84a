function r = trnd(n, varargin)
% TRND  Random numbers of Student's t distributions with n degrees of freedom; sizes may follow.

dims = mc_random_size('trnd', varargin, n);
r = randn(dims) .* sqrt(n ./ (2 * mc_gamma_numbers(n / 2, dims)));
end
