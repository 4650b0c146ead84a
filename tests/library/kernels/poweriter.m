function [lambda, v, count] = poweriter(A, v, tol, most)
% The eigenvalue of largest modulus, its vector, and how many steps it took.
%# export poweriter(A: T(n,n), v: T(n,1), tol: R(1,1), most: int32(1,1)) where T: double | complex double, R: double
%# export poweriter(A: T(n,n), v: T(n,1), tol: R(1,1), most: int32(1,1)) where T: single | complex single, R: single
%# export poweriter(A: sparse T(n,n), v: T(n,1), tol: double(1,1), most: int32(1,1)) where T: double | complex double
v = v / norm(v);
lambda = v' * (A * v);
count = int32(0);
while count < most
    w = A * v;
    v = w / norm(w);
    before = lambda;
    lambda = v' * (A * v);
    count = count + 1;
    if abs(lambda - before) <= tol * abs(lambda)
        break
    end
end
end
