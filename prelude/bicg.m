function [x, flag, relres, iter, resvec] = bicg(a, b, tol, maxit, m1, m2, x0, varargin)
% BICG  Solution of a*x = b by biconjugate gradients. A function in place of a is asked
%   as f(x, 'notransp') for a*x and f(x, 'transp') for a'*x.
%   Source: Barrett et al., Templates for the Solution of Linear Systems, section 2.3.

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('bicg', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('bicg', n, nargout);
    return
end
r = b - mc_multiply(a, x, 'notransp');
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
    z = mc_precondition(m2, mc_precondition(m1, r, 'notransp'), 'notransp');
    w = mc_precondition(m1, mc_precondition(m2, shadow, 'transp'), 'transp');
    if any(isinf(z)) || any(isinf(w))
        flag = 2;
        break
    end
    old = rho;
    rho = w' * r;
    if rho == 0 || ~isfinite(rho)
        flag = 4;
        break
    end
    if k == 1
        p = z;
        q = w;
    else
        p = z + (rho / old) * p;
        q = w + conj(rho / old) * q;
    end
    ap = mc_multiply(a, p, 'notransp');
    aq = mc_multiply(a, q, 'transp');
    qap = q' * ap;
    if qap == 0
        flag = 4;
        break
    end
    alpha = rho / qap;
    x = x + alpha * p;
    r = r - alpha * ap;
    shadow = shadow - conj(alpha) * aq;
    nr = norm(r);
    steps = k;
    resvec(end + 1, 1) = nr;
    if nr <= tol * nb
        r = b - mc_multiply(a, x, 'notransp');
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
relres = norm(b - mc_multiply(a, x, 'notransp')) / nb;
if nargout < 2
    mc_solver_says('bicg', tol, steps, flag, relres, iter);
end
end
