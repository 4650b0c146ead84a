function [alpha, beta, V] = lanczos(A, v, k)
% k steps of the factorisation of Lanczos: the diagonals of T, and the vectors.
%# export lanczos(A: T(n,n), v: T(n,1), k: double(1,1)) where T: double | single | complex double | complex single
%# export lanczos(A: sparse T(n,n), v: T(n,1), k: double(1,1)) where T: double | complex double
V = v * zeros(1, k);
alpha = zeros(k, 1, 'like', real(v));
beta = zeros(k, 1, 'like', real(v));
v = v / norm(v);
before = v - v;
last = norm(before);
for j = 1:k
    V(:, j) = v;
    w = A * v - last * before;
    alpha(j) = real(v' * w);
    w = w - alpha(j) * v;
    last = norm(w);
    beta(j) = last;
    before = v;
    v = w / last;
end
end
