% Matrices kept for solving; generalized forms; incomplete factors.
p = @(x) fprintf('%s\n', mat2str(full(x), 5));
d = decomposition([4 1; 1 3])
p(round(d \ [5; 6], 10)); p(round([5 6] / d, 10));
disp(decomposition([1 2; 0 3]).Type)
disp(decomposition([1 2; 3 4]).Type)
disp(decomposition([1 2; 3 4; 5 6]).Type)
t = decomposition([1 2; 3 4])';
p(round(t \ [1; 2], 10));
disp(isIllConditioned(decomposition([1 2; 2 4])))
try
    decomposition([1 2; 3 4]) \ [1 2 3];
catch e
    disp(e.message)
end
% generalized Schur form and singular values
A = [1 2 3; 4 5 6; 7 8 10];
B = [2 1 0; 1 3 1; 0 1 4];
[aa, bb, q, z] = qz(A, B);
disp([norm(q * A * z - aa) < 1e-12, norm(q * B * z - bb) < 1e-12, norm(q * q' - eye(3)) < 1e-12, istriu(aa), istriu(bb)])
disp(norm(sort(diag(aa) ./ diag(bb)) - sort(eig(A, B))) < 1e-10)
p(sort(eig([1 2; 3 4], [1 0; 0 0])));
[U, V, X, C, S] = gsvd(A, B);
disp([norm(U * C * X' - A) < 1e-12, norm(V * S * X' - B) < 1e-12, norm(C' * C + S' * S - eye(3)) < 1e-12])
disp(norm(gsvd(A, B) - diag(C) ./ diag(S)) < 1e-12)
[~, t] = schur([0 1; -1 0], 'complex');
p(round(diag(t), 10));
% incomplete factors and orders
[l, u] = ilu(sparse([4 1 2; 1 3 0; 2 0 5]));
p(l); p(u);
p(ichol(sparse([4 2; 2 5])));
try
    ichol(sparse([1 2; 2 1]));
catch e
    disp(e.message)
end
p(etree(sparse([4 1 0; 1 3 1; 0 1 5])));
P = gallery('poisson', 3);
p(symbfact(P)');
r = symrcm(P);
p(sort(r));
disp(sprank(sparse([1 1; 0 0])))
p(dmperm(sparse([0 1; 1 0])));
[v, d] = cdf2rdf([1 1; 1i -1i] / sqrt(2), [1+2i 0; 0 1-2i]);
p(d);
rng(0);
fprintf('%.4f ', randn(1, 5)); fprintf('\n');
