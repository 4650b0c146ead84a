function [x, flag, relres, iter, resvec] = cgs(a, b, tol, maxit, m1, m2, x0, varargin)
% CGS  Solution of a*x = b by conjugate gradients squared.
%   Source: Barrett et al., Templates for the Solution of Linear Systems, section 2.3.

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('cgs', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('cgs', n, nargout);
    return
end
r = b - mc_multiply(a, x);
nr = norm(r);
resvec = nr;
flag = 1;
iter = 0;
best = x;
best_norm = nr;
steps = 0;
limit = maxit;
if nr <= tol * nb
    flag = 0;
    limit = 0;
end
shadow = r;
p = zeros(n, 1);
q = zeros(n, 1);
rho = 1;
for k = 1:limit
    old = rho;
    rho = shadow' * r;
    if rho == 0 || ~isfinite(rho)
        flag = 4;
        break
    end
    if k == 1
        u = r;
        p = u;
    else
        beta = rho / old;
        u = r + beta * q;
        p = u + beta * (q + beta * p);
    end
    z = mc_precondition(m2, mc_precondition(m1, p));
    if any(isinf(z))
        flag = 2;
        break
    end
    v = mc_multiply(a, z);
    sv = shadow' * v;
    if sv == 0 || ~isfinite(sv)
        flag = 4;
        break
    end
    alpha = rho / sv;
    q = u - alpha * v;
    z = mc_precondition(m2, mc_precondition(m1, u + q));
    x = x + alpha * z;
    r = r - alpha * mc_multiply(a, z);
    nr = norm(r);
    steps = k;
    resvec(end + 1, 1) = nr;
    if nr <= tol * nb
        r = b - mc_multiply(a, x);
        nr = norm(r);
        resvec(end) = nr;
        if nr <= tol * nb
            flag = 0;
            iter = k;
            break
        end
    end
    if nr < best_norm
        best_norm = nr;
        best = x;
        iter = k;
    end
end
if flag ~= 0
    x = best;
end
relres = norm(b - mc_multiply(a, x)) / nb;
if nargout < 2
    mc_solver_says('cgs', tol, steps, flag, relres, iter);
end
end
