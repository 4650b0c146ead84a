function [n, count] = normest(x, tol)
% NORMEST  Estimate of the 2-norm of a matrix by power iteration; count is the number
%   of steps.

if nargin < 2
    tol = 1e-6;
end
v = full(sum(abs(x), 1)).';
n = norm(v);
count = 0;
if n == 0
    return
end
% uneven weights, or the symmetry of a matrix could hide its largest singular vector
v = v .* (1 + sin(1:numel(v)).' / 2);
v = v / norm(v);
last = 0;
while abs(n - last) > tol * n && count < 100
    last = n;
    u = full(x * v);
    v = x' * u;
    s = norm(v);
    if s == 0
        return
    end
    n = s / norm(u);
    v = v / s;
    count = count + 1;
end
end
