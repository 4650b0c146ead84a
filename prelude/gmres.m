function [x, flag, relres, iter, resvec] = gmres(a, b, restart, tol, maxit, m1, m2, x0, varargin)
% GMRES  Solution of a*x = b by generalised minimal residuals, restarted every `restart`
%   inner iterations where that is given. iter is [outer inner]; residuals are those of
%   the preconditioned system.
%   Source: Y. Saad and M. Schultz, SIAM J. Sci. Stat. Comput. 7 (1986).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, restart = []; end
if nargin < 4, tol = []; end
if nargin < 5, maxit = []; end
if nargin < 6, m1 = []; end
if nargin < 7, m2 = []; end
if nargin < 8, x0 = []; end
given = maxit;
[tol, maxit, x, nb] = mc_solver_start('gmres', a, b, tol, maxit, x0);
n = numel(b);
if isempty(restart) || restart == n
    inner = maxit;
    if isempty(restart) && isempty(given)
        inner = min(n, 10);
    end
    inner = min(inner, n);
    outer = 1;
    restarted = false;
else
    inner = min(restart, n);
    restarted = true;
    outer = maxit;
    if isempty(given)
        outer = min(ceil(n / restart), 10);
    end
end
if nb == 0
    [x, flag, relres, ~, resvec] = mc_solver_zero('gmres', n, nargout);
    iter = [0, 0];
    return
end
nmb = norm(mc_precondition(m2, mc_precondition(m1, b)));
r = mc_precondition(m2, mc_precondition(m1, b - mc_multiply(a, x)));
beta = norm(r);
resvec = beta;
flag = 1;
iter = [0, 0];
best = x;
best_norm = beta;
at = [0, 0];
if beta <= tol * nmb
    flag = 0;
end
o = 0;
while flag == 1 && o < outer
    o = o + 1;
    v = zeros(n, inner + 1);
    h = zeros(inner + 1, inner);
    v(:, 1) = r / beta;
    start = x;
    for k = 1:inner
        w = mc_precondition(m2, mc_precondition(m1, mc_multiply(a, v(:, k))));
        if any(isinf(w) | isnan(w))
            flag = 2;
            break
        end
        for j = 1:k
            h(j, k) = v(:, j)' * w;
            w = w - h(j, k) * v(:, j);
        end
        h(k + 1, k) = norm(w);
        small = h(k + 1, k) <= eps * norm(h(1:k, k));
        if ~small
            v(:, k + 1) = w / h(k + 1, k);
        end
        right = zeros(k + 1, 1);
        right(1) = beta;
        y = h(1:k + 1, 1:k) \ right;
        nr = norm(right - h(1:k + 1, 1:k) * y);
        x = start + v(:, 1:k) * y;
        at = [o, k];
        if nr <= tol * nmb || small
            nr = norm(mc_precondition(m2, mc_precondition(m1, b - mc_multiply(a, x))));
        end
        resvec(end + 1, 1) = nr;
        if nr < best_norm
            best_norm = nr;
            best = x;
            iter = at;
        end
        if nr <= tol * nmb
            flag = 0;
            iter = at;
            break
        end
        if small
            flag = 3;
            break
        end
    end
    r = mc_precondition(m2, mc_precondition(m1, b - mc_multiply(a, x)));
    beta = norm(r);
end
if flag ~= 0
    x = best;
end
relres = norm(mc_precondition(m2, mc_precondition(m1, b - mc_multiply(a, x)))) / nmb;
if nargout < 2
    if restarted
        mc_solver_says(sprintf('gmres(%d)', restart), tol, at, flag, relres, iter);
    else
        mc_solver_says('gmres', tol, at(2), flag, relres, iter(2));
    end
end
end
