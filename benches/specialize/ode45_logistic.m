function [t, y] = ode45_logistic(span, y0)
[t, y] = ode45(@logistic, span, y0, [], [], 1, 0.001);
end
