% 'like' takes class, complexity and sparsity of the model.
p = 1 + 2i;
X = zeros(1, 2, 'like', p);
disp(isreal(X))
disp(X)
disp(isreal(ones(2, 'like', single(p))))
disp(class(ones(2, 'like', single(p))))
I = eye(2, 'like', sparse(1));
disp(issparse(I))
disp(full(I))
disp(isreal(eye(2, 'like', p)))
S = zeros(2, 'like', sparse(p));
fprintf('%d %d\n', issparse(S), isreal(S))
for k = 1:2
    Z = zeros(k, k, 'like', p);
    Z(1) = 1i;
    disp(sum(Z(:)))
end
