% Cholesky factor by hand against the identity L*L' = A.
A = [25 15 -5; 15 18 0; -5 0 11];
n = size(A, 1);
L = zeros(n);
for j = 1:n
    L(j, j) = sqrt(A(j, j) - sum(L(j, 1:j-1).^2));
    for i = j+1:n
        L(i, j) = (A(i, j) - L(i, 1:j-1)*L(j, 1:j-1)')/L(j, j);
    end
end
fprintf('%g ', L);
fprintf('%d\n', isequal(L*L', A));
