% A recursive function: fib(24) makes 150,049 calls.
fprintf('%d\n', fib(24));
