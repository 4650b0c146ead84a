% Three loops against the operator.
A = reshape(1:6, 2, 3);
B = reshape(6:-1:1, 3, 2);
C = zeros(size(A, 1), size(B, 2));
for i = 1:size(A, 1)
    for j = 1:size(B, 2)
        for k = 1:size(A, 2)
            C(i, j) = C(i, j) + A(i, k)*B(k, j);
        end
    end
end
fprintf('%d ', C, isequal(C, A*B), A*B - C);
fprintf('\n');
