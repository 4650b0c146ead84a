function [t, y, te, ye, ie] = ode113(f, span, y0, options, varargin)
% ODE113  Solution of ordinary differential equations y' = f(t, y), or M*y' = f(t, y),
%   to the tolerances of MATLAB's ode113, by the method of ode45.
%   Arguments and results are those of ode45.

if nargin < 4 || ~isstruct(options)
    options = struct();
end
[t, y, te, ye, ie, points, states, parts, stats] = mc_ode('ode113', f, span, y0, options, varargin, nargout);
if nargout == 1
    t = mc_ode_result('ode113', f, options, varargin, te, ye, ie, points, states, parts, stats);
end
end
