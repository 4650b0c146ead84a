% Vectors with the signs that LAPACK gives: the examples of MATLAB's documentation of svd, null and
% orth, and a second-difference matrix.
[u, s, v] = svd([1 2; 3 4; 5 6; 7 8]);
fprintf('%8.4f%8.4f%8.4f%8.4f\n', u');
fprintf('%8.4f%8.4f\n', v');
fprintf('%8.4f\n', diag(s));
[u, s, v] = svd([1 0 1; -1 -2 0; 0 1 -1]);
fprintf('%8.4f%8.4f%8.4f\n', u', v');
fprintf('%8.4f\n', diag(s));
[v, d] = eig([2 -1 0; -1 2 -1; 0 -1 2]);
fprintf('%8.4f%8.4f%8.4f\n', v' + 0.00001);
fprintf('%8.4f\n', diag(d));
fprintf('%8.4f%8.4f\n', null([1 1; 1 1]), orth([1 1; 1 1]));
a = reshape(mod(7 * (1:30), 11), 5, 6);
[u, s, v] = svd(a);
fprintf('%d %d %d\n', norm(u * s * v' - a) < 1e-12, norm(u' * u - eye(5)) < 1e-13, norm(v' * v - eye(6)) < 1e-13);
b = a' * a;
[v, d] = eig(b);
fprintf('%d %d\n', norm(b * v - v * d) < 1e-11, issorted(diag(d)));
