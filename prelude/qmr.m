function [x, flag, relres, iter, resvec] = qmr(a, b, tol, maxit, m1, m2, x0, varargin)
% QMR  Solution of a*x = b by quasi-minimal residuals without look-ahead. A function in
%   place of a is asked as f(x, 'notransp') for a*x and f(x, 'transp') for a'*x.
%   Source: Barrett et al., Templates for the Solution of Linear Systems, section 2.3.

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3, tol = []; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
[tol, maxit, x, nb] = mc_solver_start('qmr', a, b, tol, maxit, x0);
n = numel(b);
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('qmr', n, nargout);
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
vt = r;
y = mc_precondition(m1, vt, 'notransp');
rho = norm(y);
wt = r;
z = mc_precondition(m2, wt, 'transp');
xi = norm(z);
gamma = 1;
eta = -1;
theta = 0;
epsilon = 1;
delta = 1;
p = zeros(n, 1);
q = zeros(n, 1);
d = zeros(n, 1);
s = zeros(n, 1);
for k = 1:limit
    if rho == 0 || xi == 0 || ~isfinite(rho) || ~isfinite(xi)
        flag = 4;
        break
    end
    v = vt / rho;
    y = y / rho;
    w = wt / xi;
    z = z / xi;
    delta = z' * y;
    if delta == 0
        flag = 4;
        break
    end
    yt = mc_precondition(m2, y, 'notransp');
    zt = mc_precondition(m1, z, 'transp');
    if k == 1
        p = yt;
        q = zt;
    else
        p = yt - (xi * delta / epsilon) * p;
        q = zt - conj(rho * delta / epsilon) * q;
    end
    pt = mc_multiply(a, p, 'notransp');
    epsilon = q' * pt;
    if epsilon == 0 || ~isfinite(epsilon)
        flag = 4;
        break
    end
    beta = epsilon / delta;
    if beta == 0 || ~isfinite(beta)
        flag = 4;
        break
    end
    vt = pt - beta * v;
    y = mc_precondition(m1, vt, 'notransp');
    rho_before = rho;
    rho = norm(y);
    wt = mc_multiply(a, q, 'transp') - conj(beta) * w;
    z = mc_precondition(m2, wt, 'transp');
    xi = norm(z);
    gamma_before = gamma;
    theta_before = theta;
    theta = rho / (gamma_before * abs(beta));
    gamma = 1 / sqrt(1 + theta^2);
    if gamma == 0
        flag = 4;
        break
    end
    eta = -eta * rho_before * gamma^2 / (beta * gamma_before^2);
    d = eta * p + (theta_before * gamma)^2 * d;
    s = eta * pt + (theta_before * gamma)^2 * s;
    x = x + d;
    r = r - s;
    nr = norm(b - mc_multiply(a, x, 'notransp'));
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
relres = norm(b - mc_multiply(a, x, 'notransp')) / nb;
if nargout < 2
    mc_solver_says('qmr', tol, steps, flag, relres, iter);
end
end
