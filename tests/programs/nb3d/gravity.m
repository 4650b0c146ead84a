function [F, potential] = gravity(R, m)
% GRAVITY  Forces on all bodies, and the potential energy.
%   The three coordinates are treated as matrices of differences.
n = size(R, 1);
dx = repmat(R(:, 1)', n, 1) - repmat(R(:, 1), 1, n);
dy = repmat(R(:, 2)', n, 1) - repmat(R(:, 2), 1, n);
dz = repmat(R(:, 3)', n, 1) - repmat(R(:, 3), 1, n);
dist = sqrt(dx.^2 + dy.^2 + dz.^2 + 0.01);
products = m*m';

% no body attracts itself
products(1:n+1:n*n) = 0;
strength = products./dist.^3;
F = [sum(strength.*dx, 2), sum(strength.*dy, 2), sum(strength.*dz, 2)];
pairs = products./dist;
potential = -sum(pairs(:))/2;
end
