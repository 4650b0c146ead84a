% Ten bodies in space.
[R, V, energy] = nb3d(10, 0.01, 80);
for i = 1:3:10
    fprintf('body %2d at (%.6f, %.6f, %.6f)\n', i, R(i, 1), R(i, 2), R(i, 3));
end
fprintf('energy %.6f + %.6f at first\n', energy(1, 1), energy(1, 2));
fprintf('energy %.6f + %.6f at last\n', energy(80, 1), energy(80, 2));
m = 0.5 + mod((1:10)', 3)/4;
momentum = m'*V;
k = (1:10)';
before = m'*([-sin(k), cos(k), zeros(10, 1)]*0.8);
fprintf('momentum kept: %d\n', norm(momentum - before) < 1e-12);
