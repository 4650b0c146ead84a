function [x, flag, relres, iter, resvec, resveccg] = symmlq(a, b, tol, maxit, m1, m2, x0, varargin)
% SYMMLQ  Solution of a*x = b for a Hermitian matrix: the iterates are points of
%   conjugate gradients made from the LQ factorisation of the tridiagonal matrix; resveccg
%   has the norms of their residuals.
%   Source: C. C. Paige and M. A. Saunders, SIAM J. Numer. Anal. 12 (1975).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('symmlq', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('symmlq', n, nargout);
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
start = x;
vs = zeros(n, 0);
diagonal = zeros(1, 0);
beside = zeros(1, 0);
old = 0;
beta = beta1;
r2 = y;
resveccg = nr;
for k = 1:limit
    v = z / beta;
    vs(:, k) = v;
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
    diagonal(k) = alpha;
    t = diag(diagonal) + diag(beside, 1) + diag(beside, -1);
    right = zeros(k, 1);
    right(1) = beta1;
    if rcond(t) > eps
        x = start + vs * (t \ right);
    else
        x = start + vs * (pinv(t) * right);
    end
    beside(k) = beta;
    resveccg(end + 1, 1) = norm(b - mc_multiply(a, x));
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
    mc_solver_says('symmlq', tol, steps, flag, relres, iter);
end
end
