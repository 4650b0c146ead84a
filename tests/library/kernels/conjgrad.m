function [x, res, count] = conjgrad(A, b, x, tol, most)
% Conjugate gradients for a Hermitian positive definite matrix.
%# export conjgrad(A: T(n,n), b: T(n,1), x: T(n,1), tol: double(1,1), most: int32(1,1)) where T: double | single | complex double | complex single
%# export conjgrad(A: sparse T(n,n), b: T(n,1), x: T(n,1), tol: double(1,1), most: int32(1,1)) where T: double | complex double
r = b - A * x;
p = r;
rho = real(r' * r);
count = int32(0);
while count < most && rho > tol * tol
    q = A * p;
    alpha = rho / real(p' * q);
    x = x + alpha * p;
    r = r - alpha * q;
    old = rho;
    rho = real(r' * r);
    p = r + (rho / old) * p;
    count = count + 1;
end
res = norm(r);
end
