function sol = ddesd(f, delays, history, tspan, options, varargin)
% DDESD  Delay differential equation y' = f(t, y(t), y(d)), where the times d of the past are functions of t and y:
%   delays is a function that gives them, or the lags.

if nargin < 5
    options = struct();
end
if isnumeric(delays)
    lags = reshape(delays, 1, []);
    times = @(t, y) t - lags;
else
    lags = zeros(1, 0);
    times = @(t, y) min(reshape(delays(t, y, varargin{:}), 1, []), t);
end
sol = mc_delayed('ddesd', f, times, lags, history, tspan, options, varargin);
end
