function r = binornd(n, p, varargin)
% BINORND  Random numbers of binomial distributions: successes in n trials; sizes may follow.
%   Source: J. H. Ahrens and U. Dieter, "Computer methods for sampling from gamma, beta, Poisson and binomial
%   distributions", Computing 12 (1974): many trials are taken apart by their median, a beta number.

r = zeros(mc_random_size('binornd', varargin, n, p));
n = double(n) + zeros(size(r));
p = double(p) + zeros(size(r));
for k = 1:numel(r)
    [trials, chance] = deal(n(k), p(k));
    if ~(trials >= 0 && isfinite(trials) && trials == floor(trials) && chance >= 0 && chance <= 1)
        r(k) = NaN;
        continue
    end
    while trials > 40
        a = floor(trials / 2) + 1;
        b = trials - a + 1;
        x = betarnd(a, b);
        if x >= chance
            trials = a - 1;
            chance = chance / x;
        else
            r(k) = r(k) + a;
            trials = b - 1;
            chance = (chance - x) / (1 - x);
        end
    end
    r(k) = r(k) + sum(rand(1, trials) < chance);
end
end
