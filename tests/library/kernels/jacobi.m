function [x, change] = jacobi(A, b, x, steps)
% Steps of Jacobi's iteration, and how much the last one changed.
%# export jacobi(A: T(n,n) | sparse T(n,n), b: T(n,1), x: T(n,1), steps: int32(1,1)) where T: double | complex double
%# export jacobi(A: T(n,n), b: T(n,1), x: T(n,1), steps: int32(1,1)) where T: single | complex single
d = diag(A);
change = norm(b - b);
for k = 1:steps
    next = x + (b - A * x) ./ d;
    change = norm(next - x);
    x = next;
end
end
