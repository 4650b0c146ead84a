function H = hamiltonian(x, potential)
% HAMILTONIAN  Kinetic energy by central differences, plus the potential,
%   as a sparse matrix.
n = length(x);
h = x(2) - x(1);
i = [1:n, 1:n-1, 2:n];
j = [1:n, 2:n, 1:n-1];
v = [-2*ones(1, n), ones(1, 2*n - 2)];
laplace = sparse(i, j, v, n, n);
H = -laplace/(2*h^2) + spdiags(potential(x), 0, n, n);
end
