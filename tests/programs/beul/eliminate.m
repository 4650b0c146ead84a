function x = eliminate(A, b)
% ELIMINATE  Solves A*x = b by Gaussian elimination with partial pivoting.
n = length(b);
for k = 1:n-1
    [big, p] = max(abs(A(k:n, k)));
    p = p + k - 1;
    if big == 0
        error('beul:singular', 'the Jacobian is singular');
    end
    if p ~= k
        A([k p], :) = A([p k], :);
        b([k p]) = b([p k]);
    end
    for i = k+1:n
        m = A(i, k)/A(k, k);
        A(i, k:n) = A(i, k:n) - m*A(k, k:n);
        b(i) = b(i) - m*b(k);
    end
end
x = zeros(n, 1);
for i = n:-1:1
    x(i) = (b(i) - sum(A(i, i+1:n)'.*x(i+1:n)))/A(i, i);
end
end
