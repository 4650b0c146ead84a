function [t, y] = ode(f, t1, y0, n)
% Integrates y' = f(t, y) from 0 to t1 in n steps of the classical method.
%# export ode(f: @(t: double(1,1), y: double(m,1)) -> double(m,1), t1: double(1,1), y0: double(m,1), n: int32(1,1))
h = t1/double(n);
y = y0;
t = 0;
for k = 1:n
    k1 = f(t, y);
    k2 = f(t + h/2, y + h/2*k1);
    k3 = f(t + h/2, y + h/2*k2);
    k4 = f(t + h, y + h*k3);
    y = y + h/6*(k1 + 2*k2 + 2*k3 + k4);
    t = t + h;
end
end
