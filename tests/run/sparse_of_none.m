% A scalar stands for as many as the vectors have, which may be none.
i = zeros(0, 1);
A = sparse(i, i, 1, 4, 4);
disp(size(A))
disp(nnz(A))
B = sparse([], [], 7, 2, 3);
disp(size(B))
C = sparse(1, i, 5, 2, 2);
disp(nnz(C))
D = sparse(1, 1:3, [2 3 4]);
disp(full(D))
try
    sparse(i, 1:2, 1, 4, 4);
catch e
    disp(e.message)
end
