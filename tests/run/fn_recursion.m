function fn_recursion
% Recursion, simple and mutual.
fprintf('%d ', factorial_(10), fib(15), ackermann(2, 3), isEven(10), isOdd(7));
fprintf('\n');
hanoi(3, 'A', 'B', 'C');
fprintf('\n');
end

function f = factorial_(n)
if n <= 1
    f = 1;
else
    f = n*factorial_(n - 1);
end
end

function f = fib(n)
if n < 2, f = n; else, f = fib(n - 1) + fib(n - 2); end
end

function a = ackermann(m, n)
if m == 0
    a = n + 1;
elseif n == 0
    a = ackermann(m - 1, 1);
else
    a = ackermann(m - 1, ackermann(m, n - 1));
end
end

function r = isEven(n)
if n == 0, r = true; else, r = isOdd(n - 1); end
end

function r = isOdd(n)
if n == 0, r = false; else, r = isEven(n - 1); end
end

function hanoi(n, from, to, via)
if n > 0
    hanoi(n - 1, from, via, to);
    fprintf('%s%s ', from, to);
    hanoi(n - 1, via, to, from);
end
end
