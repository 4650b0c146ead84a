% triu, tril, trace, rank and friends on small matrices.
A = magic(4);
fprintf('%d ', trace(A), rank(A), sum(diag(A)), nnz(triu(A)), isequal(A', A));
fprintf('\n');
