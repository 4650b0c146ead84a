function [t, y, te, ye, ie] = ode23(f, span, y0, options, varargin)
% ODE23  Solution of the ordinary differential equations y' = f(t, y), by the pair of
%   Bogacki and Shampine.
%   [t, y] = ode23(f, [t0 t1], y0) has a row of y for each time; with more than two times
%   in the span, results are given at those. Options are made by odeset; where they name
%   events, [t, y, te, ye, ie] has what happened. A single result is a struct for deval.
%   Further arguments are passed to f.

if nargin < 4 || ~isstruct(options)
    options = struct();
end
[t, y, te, ye, ie, points, states, parts, stats] = mc_ode('ode23', f, span, y0, options, varargin, nargout);
if nargout == 1
    t = mc_ode_result('ode23', f, options, varargin, te, ye, ie, points, states, parts, stats);
end
end
