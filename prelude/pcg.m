function [x, flag, relres, iter, resvec] = pcg(a, b, tol, maxit, m1, m2, x0, varargin)
% PCG  Solution of a*x = b for a symmetric positive definite matrix (or a function
%   that multiplies by it) by conjugate gradients.
%   Source: Barrett et al., Templates for the Solution of Linear Systems, section 2.3.

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('pcg', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('pcg', n, nargout);
    return
end
r = b - mc_multiply(a, x);
nr = norm(r);
resvec = zeros(maxit + 1, 1);
resvec(1) = nr;
flag = 1;
iter = 0;
best = x;
best_norm = nr;
steps = 0;
p = zeros(n, 1);
rho = 1;
if nr <= tol * nb
    flag = 0;
else
    for k = 1:maxit
        z = mc_precondition(m2, mc_precondition(m1, r));
        if any(isinf(z))
            flag = 2;
            break
        end
        old = rho;
        rho = r' * z;
        if rho == 0 || ~isfinite(rho)
            flag = 4;
            break
        end
        if k == 1
            p = z;
        else
            p = z + (rho / old) * p;
        end
        q = mc_multiply(a, p);
        pq = p' * q;
        if real(pq) <= 0 || ~isfinite(pq)
            flag = 4;
            break
        end
        alpha = rho / pq;
        x = x + alpha * p;
        r = r - alpha * q;
        nr = norm(r);
        steps = k;
        resvec(k + 1) = nr;
        if nr <= tol * nb
            nr = norm(b - mc_multiply(a, x));
            resvec(k + 1) = nr;
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
end
resvec = resvec(1:steps + 1);
if flag ~= 0
    x = best;
end
relres = norm(b - mc_multiply(a, x)) / nb;
if nargout < 2
    mc_solver_says('pcg', tol, steps, flag, relres, iter);
end
end
