function h = hankel(c, r)
% HANKEL  Matrix with constant antidiagonals.
%   h = hankel(c, r) has c as its first column and r as its last row. Without
%   r the elements below the first antidiagonal are zero.

m = numel(c);
if nargin < 2
    r = zeros(1, m);
end
n = numel(r);
if n > 0 && m > 0 && nargin > 1 && r(1) ~= c(m)
    warning('MATLAB:hankel:AntiDiagonalConflict', ['Last element of input column does not match first element ' ...
        'of input row. \n         Column wins anti-diagonal conflict.']);
end
d = [reshape(c, 1, m), reshape(r(2:n), 1, [])];
h = reshape(d((1:m)' + (0:n-1)), m, n);
end
