function packed()
% PACKED  Cholesky's factor of a symmetric matrix that is kept as a packed triangle, and its solutions.
work = 20;
n = 15*work;
A = zeros(1, n*(n + 1)/2);
seed = 131;
for j = 1:n
    for i = j:n
        seed = mod(seed*1103515 + 12345, 2147483648);
        A(at(n, i, j)) = seed/2147483648 - 0.5;
        if i == j
            A(at(n, i, j)) = A(at(n, i, j)) + n;
        end
    end
end
L = factor_(A, n);
b = (1:n)';
x = solve(L, b, n);
r = b;
for j = 1:n
    r(j) = r(j) - A(at(n, j, j))*x(j);
    for i = j+1:n
        a = A(at(n, i, j));
        r(i) = r(i) - a*x(j);
        r(j) = r(j) - a*x(i);
    end
end
fprintf('%.8f %.8f, residual small %d\n', x(1), sum(x), max(abs(r)) < 1e-8);
end

function k = at(n, i, j)
k = i + (j - 1)*(2*n - j)/2;
end

function A = factor_(A, n)
for j = 1:n
    d = at(n, j, j);
    A(d) = sqrt(A(d));
    c = A(d);
    for i = j+1:n
        A(d + i - j) = A(d + i - j)/c;
    end
    for k = j+1:n
        f = A(d + k - j);
        e = at(n, k, k);
        for i = k:n
            A(e + i - k) = A(e + i - k) - f*A(d + i - j);
        end
    end
end
end

function b = solve(L, b, n)
for j = 1:n
    d = at(n, j, j);
    b(j) = b(j)/L(d);
    b(j+1:n) = b(j+1:n) - b(j)*L(d+1:d+n-j)';
end
for j = n:-1:1
    d = at(n, j, j);
    b(j) = (b(j) - L(d+1:d+n-j)*b(j+1:n))/L(d);
end
end
