function conjgrad()
% CONJGRAD  A sparse system by conjugate gradients: heat on a plate.
n = 120;
T = spdiags(repmat([-1 2 -1], n, 1), -1:1, n, n);
A = kron(speye(n), T) + kron(T, speye(n));
b = ones(n*n, 1)/(n + 1)^2;
b(n*n/2:n*n/2 + 20) = 5/(n + 1)^2;
x = zeros(n*n, 1);
r = b - A*x;
p = r;
rr = r'*r;
steps = 0;
while sqrt(rr) > 1e-10 && steps < 1000
    q = A*p;
    alpha = rr/(p'*q);
    x = x + alpha*p;
    r = r - alpha*q;
    next = r'*r;
    p = r + next/rr*p;
    rr = next;
    steps = steps + 1;
end
fprintf('%d unknowns, %d nonzeros\n', n*n, nnz(A));
fprintf('about %d steps, hottest %.6f, mean %.6f\n', round(steps/10)*10, max(x), mean(x));
fprintf('diagonal %d, sum of rows %.1f\n', full(sum(diag(A))), full(sum(sum(A, 2))));
end
