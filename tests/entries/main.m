% What the functions of this folder give; callers in other languages print the same.
[y, s] = fir([0.5 0.25 0.25], [1 2 3 4], [0 0 0]);
fprintf('fir');
fprintf(' %.15g', y, s);
fprintf('\ncholsolve');
fprintf(' %.15g', cholsolve([4 1; 1 3], [1; 2]));
fprintf('\nconv8');
fprintf(' %d', conv8(uint8(reshape(0:10:150, 4, 4)), ones(3)/9));
r = damp(struct('a', 2, 'rate', 0.5, 'f', single(0.25)), 3);
fprintf('\ndamp %.15g %d\n', r.value, r.decayed);
[z, peak] = spectrum([1; 2; 3; 4]);
fprintf('spectrum');
fprintf(' %.15g', real(z), imag(z), peak);
fprintf('\nlabel %s %s\n', label('part', int32(7), true), label('part', int32(7), false));
t = [0 1; 1 3; 2 2];
fprintf('lookup %.15g %.15g\n', lookup(t, 1.5), lookup(t, 7, -1));
fprintf('spmul');
fprintf(' %.15g', spmul([1; 3; 2], [1; 1; 3], [2; 5; 4], 3, [1; 10; 100]));
[l, c, total] = means([1 2 10 11 12], [0 5]);
fprintf('\nmeans');
fprintf(' %.15g', l, c, total);
tally(2);
fprintf('\nfibo %d\ntally %.15g\n', fibo(int32(15)), tally(3));
[t, y] = ode(@(t, y) [y(2); -y(1)], 1, [1; 0], int32(10));
fprintf('ode');
fprintf(' %.15g', t, y);
[x, best] = least(@(x) deal((x(1) - 1.5)^2 + (x(2) + 0.25)^2, x(1) <= 2.5), [0 0]);
fprintf('\nleast');
fprintf(' %.15g', x, best);
fprintf('\n');
try
    ode(@(t, y) deep([t 2 3]), 1, [1; 0], int32(2));
catch e
    fprintf('broken %s: %s\n', e.identifier, e.message);
end
for x = {[1 2 3], 1}
    try
        deep(x{1});
    catch e
        fprintf('deep %s: %s\n', e.identifier, e.message);
    end
end
