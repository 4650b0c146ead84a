function n = normest(x, tol)
% NORMEST  Estimate of the 2-norm of a matrix by power iteration.

if nargin < 2
    tol = 1e-6;
end
v = sum(abs(x), 1).';
n = norm(v);
if n == 0
    return
end
v = v / n;
last = 0;
for k = 1:100
    if abs(n - last) <= tol * n && k > 1
        break
    end
    last = n;
    u = x * v;
    v = x' * u;
    s = norm(v);
    n = s / norm(u);
    v = v / s;
end
end
