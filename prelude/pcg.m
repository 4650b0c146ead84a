function [x, flag, relres, iter, resvec] = pcg(a, b, tol, maxit, m1, m2, x0)
% PCG  Solution of a*x = b for a symmetric positive definite matrix (or a function
%   that multiplies by it) by conjugate gradients.

n = numel(b);
if nargin < 3 || isempty(tol), tol = 1e-6; end
if nargin < 4 || isempty(maxit), maxit = min(n, 20); end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7 || isempty(x0), x0 = zeros(n, 1); end
x = x0;
r = b - times_a(a, x);
nb = norm(b);
if nb == 0
    x = zeros(n, 1);
    flag = 0;
    relres = 0;
    iter = 0;
    resvec = 0;
    return
end
resvec = norm(r);
flag = 1;
iter = 0;
p = zeros(n, 1);
rho = 1;
for k = 1:maxit
    if norm(r) <= tol * nb
        flag = 0;
        break
    end
    z = solve_m(m1, m2, r);
    old = rho;
    rho = r.' * z;
    if k == 1
        p = z;
    else
        p = z + (rho / old) * p;
    end
    q = times_a(a, p);
    alpha = rho / (p.' * q);
    x = x + alpha * p;
    r = r - alpha * q;
    iter = k;
    resvec(end+1, 1) = norm(r);
end
if norm(r) <= tol * nb
    flag = 0;
end
relres = norm(b - times_a(a, x)) / nb;
if nargout < 2 && flag ~= 0
    warning('MATLAB:pcg:tooSmallTolerance', 'pcg stopped without reaching the tolerance.');
end
end

function y = times_a(a, x)
if isa(a, 'function_handle')
    y = a(x);
else
    y = a * x;
end
end

function z = solve_m(m1, m2, r)
z = r;
if ~isempty(m1)
    if isa(m1, 'function_handle')
        z = m1(z);
    else
        z = m1 \ z;
    end
end
if ~isempty(m2)
    z = m2 \ z;
end
end
