function e = rmse(f, a, varargin)
% RMSE  Root of the mean square of the differences of forecasts and actual values.

e = sqrt(mean((f - a).^2, varargin{:}));
end
