function [psi, x, log] = sch2(points, span, dt, steps, potential, packet)
% SCH2  The Schroedinger equation in one dimension, sparse matrices.
%   [psi, x, log] = sch2(points, span, dt, steps, potential, packet)
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

% a tridiagonal system in every step
log = zeros(steps, 3);
for k = 1:steps
    psi = left\(right*psi);
    log(k, :) = observe(psi, x, H);
end
end
