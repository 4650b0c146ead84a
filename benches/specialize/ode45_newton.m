function [t, y] = ode45_newton(span, y0)
[t, y] = ode45(@newton, span, y0, [], -0.0253178, 100);
end
