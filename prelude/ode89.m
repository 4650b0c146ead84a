function [t, y, te, ye, ie] = ode89(f, span, y0, options, varargin)
% ODE89  Solution of ordinary differential equations y' = f(t, y), or M*y' = f(t, y),
%   to the tolerances of MATLAB's ode89, by the method of ode45.
%   Arguments and results are those of ode45.

if nargin < 4 || ~isstruct(options)
    options = struct();
end
[t, y, te, ye, ie, points, states, parts, stats] = mc_ode('ode89', f, span, y0, options, varargin, nargout);
if nargout == 1
    t = mc_ode_result('ode89', f, options, varargin, te, ye, ie, points, states, parts, stats);
end
end
