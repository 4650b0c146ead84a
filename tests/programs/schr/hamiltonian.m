function H = hamiltonian(x, potential)
% HAMILTONIAN  Kinetic energy by central differences, plus the potential.
n = length(x);
h = x(2) - x(1);
laplace = diag(-2*ones(n, 1)) + diag(ones(n-1, 1), 1) + diag(ones(n-1, 1), -1);
H = -laplace/(2*h^2) + diag(potential(x));
end
