function q = prctile(x, p, dim)
% PRCTILE  Percentiles of a sample: quantile(x, p / 100).

if any(p(:) < 0 | p(:) > 100)
    error('MATLAB:prctile:BadPercents', 'Percentile values must be in the range [0,100].');
end
if nargin < 3
    q = quantile(x, p / 100);
else
    q = quantile(x, p / 100, dim);
end
end
