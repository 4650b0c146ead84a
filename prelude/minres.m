function [x, flag, relres, iter, resvec, resveccg] = minres(a, b, tol, maxit, m1, m2, x0, varargin)
% MINRES  Solution of a*x = b for a Hermitian matrix by minimal residuals; resveccg has
%   the norms of the residuals that conjugate gradients would have.
%   Source: C. C. Paige and M. A. Saunders, SIAM J. Numer. Anal. 12 (1975).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('minres', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('minres', n, nargout);
    resveccg = 0;
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
y = r;
z = mc_precondition(m2, mc_precondition(m1, y));
beta1 = sqrt(r' * z);
if limit > 0 && (beta1 == 0 || ~isreal(beta1) || isnan(beta1))
    flag = 5;
    limit = 0;
end
before = y;
old = 0;
beta = beta1;
dbar = 0;
epsln = 0;
phibar = beta1;
c = -1;
s = 0;
w = zeros(n, 1);
w2 = zeros(n, 1);
r2 = y;
resveccg = nr;
for k = 1:limit
    v = z / beta;
    y = mc_multiply(a, v);
    if k >= 2
        y = y - (beta / old) * before;
    end
    alpha = real(v' * y);
    y = y - (alpha / beta) * r2;
    before = r2;
    r2 = y;
    z = mc_precondition(m2, mc_precondition(m1, y));
    old = beta;
    beta = sqrt(r2' * z);
    if ~isreal(beta) || isnan(beta)
        flag = 5;
        break
    end
    oldeps = epsln;
    delta = c * dbar + s * alpha;
    gbar = s * dbar - c * alpha;
    epsln = s * beta;
    dbar = -c * beta;
    gamma = max(hypot(gbar, beta), eps);
    cg = phibar * beta / max(abs(gbar), realmin);
    c = gbar / gamma;
    s = beta / gamma;
    phi = c * phibar;
    phibar = s * phibar;
    w1 = w2;
    w2 = w;
    w = (v - oldeps * w1 - delta * w2) / gamma;
    x = x + phi * w;
    resveccg(end + 1, 1) = cg;
    nr = norm(b - mc_multiply(a, x));
    steps = k;
    resvec(end + 1, 1) = nr;
    if nr <= tol * nb
        flag = 0;
        iter = k;
        break
    end
    if nr < best_norm
        best_norm = nr;
        best = x;
        iter = k;
    end
    if beta <= eps * beta1
        flag = 3;
        break
    end
end
if flag ~= 0
    x = best;
end
relres = norm(b - mc_multiply(a, x)) / nb;
if nargout < 2
    mc_solver_says('minres', tol, steps, flag, relres, iter);
end
end
