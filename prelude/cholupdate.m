function [r1, p] = cholupdate(r, x, op)
% CHOLUPDATE  Cholesky factor of r''*r + x*x', or of r''*r - x*x' where op is '-'.

if nargin > 2 && op == '-'
    a = r' * r - x * x';
else
    a = r' * r + x * x';
end
[r1, p] = chol((a + a') / 2);
if p > 0 && nargout < 2
    error('MATLAB:cholupdate:downdatePosDef', 'Downdated matrix must be positive definite.');
end
end
