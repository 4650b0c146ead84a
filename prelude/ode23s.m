function [t, y] = ode23s(f, span, y0, varargin)
% ODE23S  Solution of y' = f(t, y) to the same tolerances as ode23s of MATLAB, by the
%   method of ode45: stiff problems take more steps.

[t, y] = ode45(f, span, y0, varargin{:});
end
