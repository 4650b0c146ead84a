function sol = dde23(f, lags, history, tspan, options, varargin)
% DDE23  Delay differential equation y' = f(t, y(t), y(t - lags)), with the values of the past in the columns of the
%   third argument. history is a function of t, a column, or an earlier solution.

if nargin < 5
    options = struct();
end
lags = reshape(lags, 1, []);
if any(lags <= 0)
    error('MATLAB:dde23:NotPosLags', 'The lags must all be positive.');
end
sol = mc_delayed('dde23', f, @(t, y) t - lags, lags, history, tspan, options, varargin);
end
