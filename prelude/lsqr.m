function [x, flag, relres, iter, resvec, lsvec] = lsqr(a, b, tol, maxit, m1, m2, x0, varargin)
% LSQR  Least squares solution of a*x = b, also for matrices that are not square, by the
%   bidiagonalisation of Golub and Kahan. A function in place of a is asked as
%   f(x, 'notransp') for a*x and f(x, 'transp') for a'*x.
%   Source: C. C. Paige and M. A. Saunders, ACM Trans. Math. Software 8 (1982).

if ~isempty(varargin), [a, m1, m2] = mc_solver_given(varargin, a, m1, m2); end
if nargin < 3 || isempty(tol), tol = 1e-6; end
if nargin < 4, maxit = []; end
if nargin < 5, m1 = []; end
if nargin < 6, m2 = []; end
if nargin < 7, x0 = []; end
if (isnumeric(a) || islogical(a)) && ~isequal(size(b), [size(a, 1), 1])
    error('MATLAB:lsqr:RSHsizeMatchCoeffMatrix', ...
        'Right hand side must be a column vector of length %d to match the coefficient matrix.', size(a, 1));
end
v = mc_precondition(m1, mc_precondition(m2, mc_multiply(a, b, 'transp'), 'transp'), 'transp');
n = numel(v);
if isempty(maxit)
    maxit = min([numel(b), n, 20]);
end
nb = norm(b);
x = zeros(n, 1);
if ~isempty(x0)
    x = x0;
end
flag = 1;
iter = 0;
if nb == 0
    [x, flag, relres, iter, resvec] = mc_solver_zero('lsqr', n, nargout);
    lsvec = 0;
    return
end
u = b - mc_multiply(a, x, 'notransp');
beta = norm(u);
resvec = beta;
lsvec = zeros(0, 1);
steps = 0;
if beta <= tol * nb
    flag = 0;
    maxit = 0;
else
    u = u / beta;
end
v = back(a, m1, m2, u);
alpha = norm(v);
if alpha > 0
    v = v / alpha;
else
    flag = 0;
    maxit = 0;
end
w = v;
phibar = beta;
rhobar = alpha;
total = 0;
for k = 1:maxit
    u = mc_multiply(a, mc_precondition(m2, mc_precondition(m1, v, 'notransp'), 'notransp'), 'notransp') - alpha * u;
    beta = norm(u);
    total = hypot(total, hypot(alpha, beta));
    if beta > 0
        u = u / beta;
    end
    v = back(a, m1, m2, u) - beta * v;
    alpha = norm(v);
    if alpha > 0
        v = v / alpha;
    end
    rho = hypot(rhobar, beta);
    c = rhobar / rho;
    s = beta / rho;
    theta = s * alpha;
    rhobar = -c * alpha;
    phi = c * phibar;
    phibar = s * phibar;
    x = x + mc_precondition(m2, mc_precondition(m1, (phi / rho) * w, 'notransp'), 'notransp');
    w = v - (theta / rho) * w;
    residual = b - mc_multiply(a, x, 'notransp');
    nr = norm(residual);
    resvec(end + 1, 1) = nr;
    slope = norm(back(a, m1, m2, residual));
    lsvec(end + 1, 1) = slope / max(total, realmin);
    steps = k;
    iter = k;
    if nr <= tol * nb || slope <= tol * total * nr
        flag = 0;
        break
    end
end
relres = norm(b - mc_multiply(a, x, 'notransp')) / nb;
if nargout < 2
    mc_solver_says('lsqr', tol, steps, flag, relres, iter);
end
end

function v = back(a, m1, m2, u)
v = mc_precondition(m1, mc_precondition(m2, mc_multiply(a, u, 'transp'), 'transp'), 'transp');
end
