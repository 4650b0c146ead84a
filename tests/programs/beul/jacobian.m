function J = jacobian(g, y, r)
% JACOBIAN  Forward differences, one column for each unknown.
n = length(y);
J = zeros(n, n);
for j = 1:n
    d = sqrt(eps)*max(abs(y(j)), 1e-4);
    z = y;
    z(j) = z(j) + d;
    J(:, j) = (g(z) - r)/d;
end
end
