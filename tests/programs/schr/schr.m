function [psi, x, log] = schr(points, span, dt, steps, potential, packet)
% SCHR  The Schroedinger equation in one dimension, dense matrices.
%   [psi, x, log] = schr(points, span, dt, steps, potential, packet)
%       points, span   grid points inside the interval [-span, span]
%       dt, steps      time step and number of steps
%       potential      function of position
%       packet         cell {position, width, momentum} of the wave packet
%   psi is the final state; each row of log has norm, mean position and
%   energy after a step. Units with hbar = m = 1, Crank-Nicolson in time.
x = gridPoints(points, span);
H = hamiltonian(x, potential);
psi = wavePacket(x, packet{:});
[left, right] = cayley(H, dt);

% the same linear map takes every step
step = left\right;
log = zeros(steps, 3);
for k = 1:steps
    psi = step*psi;
    log(k, :) = observe(psi, x, H);
end
end
