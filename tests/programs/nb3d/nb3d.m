function [R, V, energy] = nb3d(n, dt, steps)
% NB3D  Bodies in space that attract each other.
%   [R, V, energy] = nb3d(n, dt, steps) moves n bodies by Euler's method
%   with the new velocities. Rows of R and V are positions and velocities;
%   energy has kinetic and potential energy of each step.

% bodies on a spiral around the z axis
k = (1:n)';
R = [cos(k).*sqrt(k), sin(k).*sqrt(k), 0.1*k - 0.05*n];
V = [-sin(k), cos(k), zeros(n, 1)]*0.8;
m = 0.5 + mod(k, 3)/4;
energy = zeros(steps, 2);

for t = 1:steps
    [F, potential] = gravity(R, m);
    V = V + dt*F./repmat(m, 1, 3);
    R = R + dt*V;
    energy(t, 1) = 0.5*sum(m.*sum(V.^2, 2));
    energy(t, 2) = potential;
end
end
