% Wave packets in three potentials.
names = {'free', 'harmonic', 'barrier'};
height = 4;
potentials = {@(x) zeros(size(x)), @(x) 0.5*x.^2, @(x) height*(abs(x) < 0.5)};
packets = {{-2, 1, 1.5}, {1, 1, 0}, {-4, 1, 2.5}};
for k = 1:numel(names)
    [psi, x, log] = sch2(79, 10, 0.05, 40, potentials{k}, packets{k});
    fprintf('%s: norm %.8f, position %.6f to %.6f\n', names{k}, log(40, 1), log(1, 2), log(40, 2));
    fprintf('  energy %.6f, kept: %d\n', log(1, 3), abs(log(1, 3) - log(40, 3)) < 1e-9);
    fprintf('  right of 0.5: %.6f\n', transmitted(psi, x, 0.5));
end
H = hamiltonian(x, potentials{2});
[count, width] = band(H);
fprintf('sparse %d, %d entries, bandwidth %d\n', issparse(H), count, width);
fprintf('trace %.6f, sum %.6f\n', full(trace(H)), full(sum(sum(H))));
fprintf('%s %d\n', class(psi), isreal(psi));
