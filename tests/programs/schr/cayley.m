function [left, right] = cayley(H, dt)
% CAYLEY  The matrices of a Crank-Nicolson step: left*new = right*old.
n = size(H, 1);
left = eye(n) + 0.5i*dt*H;
right = eye(n) - 0.5i*dt*H;
end
