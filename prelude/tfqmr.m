function [x, flag, relres, iter, resvec] = tfqmr(a, b, tol, maxit, m1, m2, x0, varargin)
% TFQMR  Solution of a*x = b by quasi-minimal residuals without products by the
%   transpose. Half iterations count, so iter may end in .5.
%   Source: R. W. Freund, SIAM J. Sci. Comput. 14 (1993).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('tfqmr', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('tfqmr', n, nargout);
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
w = r;
u = r;
v = zeros(n, 1);
d = zeros(n, 1);
theta = 0;
eta = 0;
tau = nr;
rho = shadow' * r;
z = u;
if limit > 0
    z = mc_precondition(m2, mc_precondition(m1, u));
    v = mc_multiply(a, z);
end
au = v;
done = false;
for k = 1:limit
    sv = shadow' * v;
    if sv == 0 || rho == 0 || ~isfinite(rho)
        flag = 4;
        break
    end
    alpha = rho / sv;
    for half = 1:2
        if half == 2
            u = u - alpha * v;
            z = mc_precondition(m2, mc_precondition(m1, u));
            au = mc_multiply(a, z);
        end
        w = w - alpha * au;
        d = z + (theta^2 * eta / alpha) * d;
        theta = norm(w) / tau;
        c = 1 / sqrt(1 + theta^2);
        tau = tau * theta * c;
        eta = c^2 * alpha;
        x = x + eta * d;
        nr = norm(b - mc_multiply(a, x));
        steps = k - 1 + half / 2;
        resvec(end + 1, 1) = nr;
        if nr < best_norm
            best_norm = nr;
            best = x;
            iter = steps;
        end
        if nr <= tol * nb
            flag = 0;
            iter = steps;
            done = true;
            break
        end
    end
    if done
        break
    end
    old = rho;
    rho = shadow' * w;
    beta = rho / old;
    u = w + beta * u;
    z = mc_precondition(m2, mc_precondition(m1, u));
    before = au;
    au = mc_multiply(a, z);
    v = au + beta * (before + beta * v);
end
if flag ~= 0
    x = best;
end
relres = norm(b - mc_multiply(a, x)) / nb;
if nargout < 2
    mc_solver_says('tfqmr', tol, steps, flag, relres, iter);
end
end
