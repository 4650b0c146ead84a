function trusses()
% TRUSSES  LU with pivots by slices, the rows swapped; forward and back; determinant, condition, refinement.
n = 320;
A = zeros(n);
seed = 5;
for j = 1:n
    for i = 1:n
        seed = mod(16807*seed, 2147483647);
        A(i, j) = seed/2147483647 - 0.5;
    end
end
b = (1:n)'/n;
[L, U, p, swaps] = factor_(A);
x = solve(L, U, b(p));
r = b - matvec(A, x);
fprintf('%d swaps, residual small %d\n', swaps, max(abs(r)) < 1e-9);
for k = 1:3
    x = x + solve(L, U, r(p));
    r = b - matvec(A, x);
end
fprintf('refined small %d\n', max(abs(r)) < 1e-10);
fprintf('%.6f ', x(1:5));
fprintf('\nlog|det| %.6f\n', sum(log(abs(diag(U)))));
[x, rounds] = gaussseidel(A'*0.02 + n/10*eye(n), b, 1e-10);
fprintf('%d rounds, %.8f\n', rounds, sum(x));
end

function [L, U, p, swaps] = factor_(A)
n = size(A, 1);
p = 1:n;
swaps = 0;
for k = 1:n-1
    [~, m] = max(abs(A(k:n, k)));
    m = m + k - 1;
    if m ~= k
        A([k m], :) = A([m k], :);
        p([k m]) = p([m k]);
        swaps = swaps + 1;
    end
    A(k+1:n, k) = A(k+1:n, k)/A(k, k);
    A(k+1:n, k+1:n) = A(k+1:n, k+1:n) - A(k+1:n, k)*A(k, k+1:n);
end
L = tril(A, -1) + eye(n);
U = triu(A);
end

function x = solve(L, U, b)
n = numel(b);
x = b;
for k = 1:n
    x(k+1:n) = x(k+1:n) - x(k)*L(k+1:n, k);
end
for k = n:-1:1
    x(k) = x(k)/U(k, k);
    x(1:k-1) = x(1:k-1) - x(k)*U(1:k-1, k);
end
end

function y = matvec(A, x)
y = zeros(size(x));
for j = 1:numel(x)
    y = y + A(:, j)*x(j);
end
end

function [x, rounds] = gaussseidel(A, b, tol)
n = numel(b);
x = zeros(n, 1);
rounds = 0;
change = inf;
while change > tol && rounds < 500
    change = 0;
    for i = 1:n
        s = b(i);
        for j = 1:n
            if j ~= i
                s = s - A(i, j)*x(j);
            end
        end
        new = s/A(i, i);
        change = max(change, abs(new - x(i)));
        x(i) = new;
    end
    rounds = rounds + 1;
end
end
