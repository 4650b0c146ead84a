function y = pages_and_tails(n, m, s, lines, where, c)
% What an assignment to a page leaves of the others, options behind a list, tails of distributions: nothing is wrong.
X = ones(n, m, 3);
X(:, :, 2) = X(:, :, 2) - s;
found = regexp(lines{where}, '(\d+)', 'tokens');
params = {};
params.name = found{1}{1};
params.wild = regexp(c, regexptranslate('wildcard', {'a*', 'b?'}));
params.p = [chi2cdf(s, 2, 'upper'), tcdf(s, 3, 'upper'), fcdf(s, 1, 2, 'upper'), normcdf(s, 0, 1, 'upper')];
params.q = gamcdf(s, 2);
[params.r, params.s] = corr(X(:, :, 3), X(:, :, 1), 'type', 'Spearman');
params.hull = convhull(s, s, s);
y = params;
end
