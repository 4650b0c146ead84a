function r = poissrnd(lambda, varargin)
% POISSRND  Random numbers of Poisson distributions with means lambda; sizes may follow.
%   Source: J. H. Ahrens and U. Dieter, "Computer methods for sampling from gamma, beta, Poisson and binomial
%   distributions", Computing 12 (1974): great means are taken apart by gamma and binomial numbers.

r = zeros(mc_random_size('poissrnd', varargin, lambda));
lambda = double(lambda) + zeros(size(r));
for k = 1:numel(r)
    mean = lambda(k);
    if ~(mean >= 0)
        r(k) = NaN;
        continue
    end
    while mean > 30 && isfinite(mean)
        m = floor(7 / 8 * mean);
        x = mc_gamma_numbers(m, [1, 1]);
        if x > mean
            r(k) = r(k) + binornd(m - 1, mean / x);
            mean = 0;
        else
            r(k) = r(k) + m;
            mean = mean - x;
        end
    end
    if mean == Inf
        r(k) = Inf;
    elseif mean > 0
        least = exp(-mean);
        product = rand;
        while product > least
            r(k) = r(k) + 1;
            product = product * rand;
        end
    end
end
end
