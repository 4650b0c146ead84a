function [x, flag, relres, iter, resvec] = bicgstabl(a, b, tol, maxit, m1, m2, x0, varargin)
% BICGSTABL  Solution of a*x = b by stabilised biconjugate gradients with minimal
%   residuals of degree two. Quarters of iterations count.
%   Source: G. L. G. Sleijpen and D. R. Fokkema, ETNA 1 (1993).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('bicgstabl', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('bicgstabl', n, nargout);
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
rho = 1;
alpha = 0;
omega = 1;
u0 = zeros(n, 1);
residues = zeros(n, 3);
us = zeros(n, 3);
for k = 1:limit
    rho = -omega * rho;
    residues(:, 1) = r;
    us(:, 1) = u0;
    broken = false;
    for j = 1:2
        next = shadow' * residues(:, j);
        if rho == 0 || next == 0 || ~isfinite(next)
            broken = true;
            break
        end
        beta = alpha * next / rho;
        rho = next;
        us(:, 1:j) = residues(:, 1:j) - beta * us(:, 1:j);
        us(:, j + 1) = mc_multiply(a, mc_precondition(m2, mc_precondition(m1, us(:, j))));
        g = shadow' * us(:, j + 1);
        if g == 0
            broken = true;
            break
        end
        alpha = rho / g;
        residues(:, 1:j) = residues(:, 1:j) - alpha * us(:, 2:j + 1);
        residues(:, j + 1) = mc_multiply(a, mc_precondition(m2, mc_precondition(m1, residues(:, j))));
        x = x + mc_precondition(m2, mc_precondition(m1, alpha * us(:, 1)));
        nr = norm(b - mc_multiply(a, x));
        resvec(end + 1, 1) = nr;
        steps = k - 1 + j / 4;
        if nr < best_norm
            best_norm = nr;
            best = x;
            iter = steps;
        end
        if nr <= tol * nb
            break
        end
    end
    if broken
        flag = 4;
        break
    end
    if nr <= tol * nb
        flag = 0;
        iter = steps;
        break
    end
    y = residues(:, 2:3) \ residues(:, 1);
    omega = y(2);
    if omega == 0
        flag = 4;
        break
    end
    x = x + mc_precondition(m2, mc_precondition(m1, residues(:, 1:2) * y));
    r = residues(:, 1) - residues(:, 2:3) * y;
    u0 = us(:, 1) - us(:, 2:3) * y;
    resvec(end + 1, 1) = norm(r);
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
end
if flag ~= 0
    x = best;
end
relres = norm(b - mc_multiply(a, x)) / nb;
if nargout < 2
    mc_solver_says('bicgstabl', tol, steps, flag, relres, iter);
end
end
