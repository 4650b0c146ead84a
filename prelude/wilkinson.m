function w = wilkinson(n)
% WILKINSON  A symmetric tridiagonal test matrix for eigenvalues.

side = ones(1, n - 1);
w = diag(abs(-(n-1)/2:(n-1)/2)) + diag(side, 1) + diag(side, -1);
end
