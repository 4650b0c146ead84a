function [t, y] = ode15s(f, span, y0, varargin)
% ODE15S  Solution of y' = f(t, y) to the same tolerances as ode15s of MATLAB, by the
%   method of ode45: stiff problems take more steps.

[t, y] = ode45(f, span, y0, varargin{:});
end
