% Brackets build matrices of mixed parts.
a = [1 -2];
b = [1 - 2];
c = [a' a'];
d = [a (1)];
e = [a, b
     3, 4, 5];
fprintf('%d %d|', size(a), size(b), size(c), size(d), size(e));
fprintf('\n');
fprintf('%d ', e);
fprintf('\n');
f = [1, 2, ... a comment after the dots
     3];
fprintf('%d ', f, [f; 4 5 6]);
fprintf('\n');
