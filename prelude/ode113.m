function [t, y] = ode113(f, span, y0, varargin)
% ODE113  Solution of y' = f(t, y) to the same tolerances as ode113 of MATLAB, by the
%   method of ode45: stiff problems take more steps.

[t, y] = ode45(f, span, y0, varargin{:});
end
