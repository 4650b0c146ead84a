% Wave packets in three potentials.
names = {'free', 'harmonic', 'barrier'};
height = 4;
potentials = {@(x) zeros(size(x)), @(x) 0.5*x.^2, @(x) height*(abs(x) < 0.5)};
packets = {{-2, 1, 1.5}, {1, 1, 0}, {-4, 1, 2.5}};
for k = 1:numel(names)
    [psi, x, log] = schr(79, 10, 0.05, 40, potentials{k}, packets{k});
    fprintf('%s: norm %.8f, position %.6f to %.6f\n', names{k}, log(40, 1), log(1, 2), log(40, 2));
    fprintf('  energy %.6f, kept: %d\n', log(1, 3), abs(log(1, 3) - log(40, 3)) < 1e-9);
    fprintf('  right of 0.5: %.6f\n', transmitted(psi, x, 0.5));
end
energy = groundState(hamiltonian(x, potentials{2}));
fprintf('ground state of the oscillator %.6f\n', energy);
fprintf('%s %d\n', class(psi), isreal(psi));
