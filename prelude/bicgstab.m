function [x, flag, relres, iter, resvec] = bicgstab(a, b, tol, maxit, m1, m2, x0, varargin)
% BICGSTAB  Solution of a*x = b by stabilised biconjugate gradients. Half iterations
%   count, so iter may end in .5 and resvec has two elements for each iteration.
%   Source: Barrett et al., Templates for the Solution of Linear Systems, section 2.3.

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('bicgstab', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('bicgstab', n, nargout);
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
v = zeros(n, 1);
rho = 1;
alpha = 1;
omega = 1;
for k = 1:limit
    old = rho;
    rho = shadow' * r;
    if rho == 0 || ~isfinite(rho)
        flag = 4;
        break
    end
    if k == 1
        p = r;
    else
        p = r + (rho / old) * (alpha / omega) * (p - omega * v);
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
    x = x + alpha * z;
    r = r - alpha * v;
    nr = norm(r);
    resvec(end + 1, 1) = nr;
    steps = k - 0.5;
    if nr <= tol * nb
        r = b - mc_multiply(a, x);
        nr = norm(r);
        resvec(end) = nr;
        if nr <= tol * nb
            flag = 0;
            iter = k - 0.5;
            break
        end
    end
    if nr < best_norm
        best_norm = nr;
        best = x;
        iter = k - 0.5;
    end
    z = mc_precondition(m2, mc_precondition(m1, r));
    t = mc_multiply(a, z);
    tt = t' * t;
    if tt == 0 || ~isfinite(tt)
        flag = 4;
        break
    end
    omega = (t' * r) / tt;
    x = x + omega * z;
    r = r - omega * t;
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
    mc_solver_says('bicgstab', tol, steps, flag, relres, iter);
end
end
