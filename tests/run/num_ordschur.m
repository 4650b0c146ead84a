% Schur forms: complex ones, and in another order.
A = [1 2 3; 4 5 6; 7 8 10];
[U, T] = schur(A);
[US, TS] = ordschur(U, T, [0 1 1]);
disp(norm(US * TS * US' - A) < 1e-12), disp(norm(tril(TS, -1)) < 1e-12)
disp(round(diag(TS), 4)')
C = magic(4) + 1i * eye(4);
[U, T] = schur(C);
disp(norm(U * T * U' - C) < 1e-10), disp(norm(tril(T, -1)) == 0)
e = ordeig(T);
[US, TS] = ordschur(U, T, [1 4 2 3]);
disp(norm(US * TS * US' - C) < 1e-10), disp(max(abs(ordeig(TS) - e([2 4 3 1]))) < 1e-8)
[U, T] = schur([0 1; -1 0], 'complex');
disp(norm(U * T * U' - [0 1; -1 0]) < 1e-12), disp(abs(imag(diag(T)))')
[P, H] = hess(C);
disp(norm(P * H * P' - C) < 1e-10), disp(norm(tril(H, -2)) == 0)
B = [0 1 0 0; -1 0 0 0; 0 0 -2 1; 1 0 0 3];
[U, T] = schur(B);
[US, TS] = ordschur(U, T, 'lhp');
disp(norm(US * TS * US' - B) < 1e-12), disp(round(TS(1, 1), 10))
