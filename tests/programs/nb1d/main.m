% Twelve bodies on a line.
[x, v, energy] = nb1d(12, 0.02, 100);
m = 1 + 0.5*sin((1:12)');
fprintf('positions');
fprintf(' %.6f', x(1:4:12));
fprintf('\nvelocities');
fprintf(' %.6f', v(1:4:12));
fprintf('\nkinetic energy %.6f at first, %.6f at last\n', energy(1), energy(100));
before = sum(m.*(0.05*sin(2*(1:12)')));
after = sum(m.*v);
fprintf('momentum %.6f, kept: %d\n', after, abs(before - after) < 1e-12);
