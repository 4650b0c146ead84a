function [t, y] = ode45_normal(span, y0)
[t, y] = ode45(@normal, span, y0);
end
