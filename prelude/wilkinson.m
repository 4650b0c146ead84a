function w = wilkinson(n, name)
% WILKINSON  A symmetric tridiagonal test matrix for eigenvalues.

side = ones(1, n - 1);
w = diag(abs(-(n-1)/2:(n-1)/2)) + diag(side, 1) + diag(side, -1);
if nargin > 1
    w = cast(w, name);
end
end
