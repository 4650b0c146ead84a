function op_known_numbers()
% Remainders of whole numbers that doubles hold roughly, and least and greatest values where NaN may be or may not.
seed = 12345;
for k = 1:5
    seed = mod(1103515245*seed + 12345, 2147483648);
end
fprintf('%d\n', seed);
hash = uint32(2166136261);
for k = 1:4
    hash = uint32(mod(double(bitxor(hash, uint32(k)))*16777619, 4294967296));
end
fprintf('%u\n', hash);
v = (-6:6)';
fprintf('%d', mod(v, 3)); fprintf('\n');
fprintf(' %d', rem(v, 3)); fprintf('\n');
fprintf(' %d', mod(v, -3)); fprintf('\n');
fprintf(' %g', 1./rem(-3:3:3, 3)); fprintf('\n');
fprintf(' %d', mod(v, 0)); fprintf('\n');
w = v*1e15;
fprintf(' %d', mod(w, 7)); fprintf('\n');
a = [1 NaN 3 -Inf 0];
b = [2 5 NaN -7 -0];
fprintf(' %g', max(a, b)); fprintf('\n');
fprintf(' %g', min(a, b)); fprintf('\n');
c = [3 1 4];
fprintf(' %g', max(c, a(1:3))); fprintf('\n');
fprintf(' %g', min(a(1:3), c)); fprintf('\n');
fprintf(' %g', max(2, a), min(a, 2), max(single(2), a)); fprintf('\n');
best = -Inf(1, 4);
for k = 2:4
    best(k) = max(best(k - 1) - 5, k);
end
fprintf(' %g', best); fprintf('\n');
s = 0;
for k = 1:numel(a)
    s = s*10 + max(k, min(a(k), 9));
end
fprintf('%g\n', s);
end
