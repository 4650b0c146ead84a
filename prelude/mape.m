function e = mape(f, a, varargin)
% MAPE  Mean of the absolute values of relative errors, in percent.

e = 100 * mean(abs((a - f) ./ a), varargin{:});
end
