function [t, y, te, ye, ie] = ode23s(f, span, y0, options, varargin)
% ODE23S  Solution of stiff ordinary differential equations y' = f(t, y), or M*y' = f(t, y),
%   to the tolerances of MATLAB's ode23s, by a Rosenbrock method of order four.
%   Arguments and results are those of ode45.

if nargin < 4 || ~isstruct(options)
    options = struct();
end
[t, y, te, ye, ie, points, states, parts, stats] = mc_ode('ode23s', f, span, y0, options, varargin, nargout);
if nargout == 1
    t = mc_ode_result('ode23s', f, options, varargin, te, ye, ie, points, states, parts, stats);
end
end
