% Diagonals and triangles of sparse matrices stay sparse, also of such as have no room for their full form.
s = sparse([1 2 3 3], [1 2 1 3], [1 2 3 4]);
for k = -2:2
    d = diag(s, k);
    fprintf('%d: %d', k, issparse(d));
    fprintf(' %g', full(d));
    fprintf(' | %d', issparse(tril(s, k)));
    fprintf(' %g', full(tril(s, k)));
    fprintf(' | %d', issparse(triu(s, k)));
    fprintf(' %g', full(triu(s, k)));
    fprintf('\n');
end
v = sparse([0 5 0 7]);
for k = -1:1
    a = diag(v, k);
    b = diag(v.', k);
    fprintf('%d: %d %dx%d', k, issparse(a), size(a));
    fprintf(' %g', full(a));
    fprintf(' | %d\n', isequal(a, b));
end
c = diag(sparse([1i 2; 3 4i]));
fprintf('%d %g%+gi %g%+gi\n', issparse(c), real(full(c(1))), imag(full(c(1))), real(full(c(2))), imag(full(c(2))));
b = diag(s > 1);
fprintf('%s %d', class(b), issparse(b));
fprintf(' %d', full(b));
fprintf('\n');
wide = sparse(1, 1, 3, 400000, 400000);
fprintf('%d %d %d %d\n', nnz(diag(wide)), nnz(tril(wide, -1)), nnz(triu(wide)), size(diag(wide), 1));
