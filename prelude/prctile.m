function q = prctile(x, p, varargin)
% PRCTILE  Percentiles of a sample: quantile(x, p / 100).

if any(p(:) < 0 | p(:) > 100)
    error('MATLAB:prctile:BadPercents', 'Percentile values must be in the range [0,100].');
end
q = quantile(x, p / 100, varargin{:});
end
