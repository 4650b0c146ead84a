% Sparse matrices: building, questions, arithmetic.
S = sparse([1 2 3 1], [1 2 3 3], [4 5 6 7]);
fprintf('%d ', size(S), nnz(S), issparse(S), issparse(full(S)), full(S(1, 3)), full(sum(S)));
fprintf('\n');
[i, j, v] = find(S);
fprintf('%d ', i, j, v);
fprintf('\n');
T = S*2 + speye(3);
fprintf('%d ', full(T), issparse(T), issparse(T*ones(3, 1)), T*[1; 1; 1]);
fprintf('\n');
x = S\[11; 10; 6];
fprintf('%g ', x, full(S'), nnz(S > 5));
fprintf('\n');
U = sparse([1 1], [1 1], [2 3]);
fprintf('%d %s %d\n', full(U), class(S), nnz(sparse(3, 4)));
