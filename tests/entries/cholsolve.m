function x = cholsolve(A, b)
% The solution of A*x = b for a positive definite A.
%# export cholsolve(A: double(n,n), b: double(n,1))
R = factor_of(A);
x = R \ (R' \ b);
end

function R = factor_of(A)
[R, p] = chol(A);
if p > 0
    error('solve:indefinite', 'row %d makes the matrix indefinite', p);
end
end
