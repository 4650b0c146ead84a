function f = fib(n)
% FIB  Fibonacci numbers by plain recursion.
if n < 2
    f = n;
else
    f = fib(n - 1) + fib(n - 2);
end
end
