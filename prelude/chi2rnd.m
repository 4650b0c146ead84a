function r = chi2rnd(n, varargin)
% CHI2RND  Random numbers of chi-square distributions with n degrees of freedom; sizes may follow.

r = 2 * mc_gamma_numbers(n / 2, mc_random_size('chi2rnd', varargin, n));
end
