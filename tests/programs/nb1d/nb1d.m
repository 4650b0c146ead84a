function [x, v, energy] = nb1d(n, dt, steps)
% NB1D  Bodies on a line that attract each other.
%   [x, v, energy] = nb1d(n, dt, steps) moves n bodies by the leapfrog
%   scheme and returns positions, velocities and the kinetic energy after
%   each step.

k = (1:n)';
m = 1 + 0.5*sin(k);
x = k + 0.3*cos(3*k);
v = 0.05*sin(2*k);
energy = zeros(1, steps);

a = attraction(x, m);
for t = 1:steps
    v = v + (dt/2)*a;
    x = x + dt*v;
    a = attraction(x, m);
    v = v + (dt/2)*a;
    energy(t) = 0.5*sum(m.*v.*v);
end
end
