function S = spaugment(A, c)
% SPAUGMENT  The matrix [c*I A; A' 0] of a least squares problem.

[m, n] = size(A);
if nargin < 2
    c = max(max(abs(A))) / 1000;
end
S = [c * speye(m), A; A', sparse(n, n)];
end
