% Elementwise logic, xor, any and all.
a = [true true false false];
b = [true false true false];
fprintf('%d', a & b, a | b, xor(a, b), ~a);
fprintf('\n');
fprintf('%d', any(a), all(a), any([]), all([]), any([0 0; 0 1]), all([1 0; 1 1]));
fprintf('\n');
fprintf('%d', any([0 1; 0 0], 2), all([1 1; 0 1], 2));
fprintf('\n');
fprintf('%d', 5 & -2, 0 | 0.1, ~5);
fprintf('\n');
