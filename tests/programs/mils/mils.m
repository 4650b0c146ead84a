function [x, z, work] = mils(A, B, y)
% MILS  Mixed integer least squares.
%   [x, z, work] = mils(A, B, y) finds a real x and an integer z that
%   minimise norm(y - A*x - B*z). work is the number of nodes the search
%   visited.
[m, k] = size(A);
n = size(B, 2);
if m < k + n || rank([A, B]) < k + n
    error('mils:rank', 'the columns of [A, B] must be independent');
end

% what the real part cannot reach decides about the integers
[Q, R] = qr(A);
Qr = Q(:, k+1:m);
[z, work] = sils(Qr'*B, Qr'*y);

% with the integers known, the rest is ordinary least squares
x = R(1:k, :)\(Q(:, 1:k)'*(y - B*z));
end
