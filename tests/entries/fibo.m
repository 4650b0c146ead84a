function r = fibo(n)
% A Fibonacci number.
%# export fibo(n: int32(1,1))
if n < 2
    r = double(n);
else
    r = fibo(n - 1) + fibo(n - 2);
end
end
