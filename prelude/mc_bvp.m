function sol = mc_bvp(name, f, bc, guess, more)
% MC_BVP  Boundary value problems by collocation with the formula of Simpson, whose polynomials are cubic and have
%   continuous slopes.
%   Source: J. Kierzenka and L. F. Shampine, "A BVP solver based on residual control and the MATLAB PSE", 2001.

options = struct();
if ~isempty(more) && ~isempty(more{1})
    options = more{1};
end
extra = more(2:end);
if ischar(f) || isstring(f)
    f = str2func(f);
end
if ischar(bc) || isstring(bc)
    bc = str2func(bc);
end
if ~isempty(bvpget(options, 'SingularTerm'))
    error('tame:unsupported', '%s with a singular term is not supported yet.', name);
end
rtol = bvpget(options, 'RelTol', 1e-3);
if strcmp(name, 'bvp5c')
    rtol = rtol / 10;
end
atol = reshape(bvpget(options, 'AbsTol', 1e-6), [], 1);
most = bvpget(options, 'NMax', floor(10000 / size(guess.y, 1)));
x = guess.x;
y = guess.y;
n = size(y, 1);
p = zeros(0, 1);
if isfield(guess, 'parameters')
    p = guess.parameters(:);
end
if isempty(p)
    rhs = @(t, v, p) reshape(f(t, v, extra{:}), [], 1);
    ends = @(a, b, p) reshape(bc(a, b, extra{:}), [], 1);
else
    rhs = @(t, v, p) reshape(f(t, v, p, extra{:}), [], 1);
    ends = @(a, b, p) reshape(bc(a, b, p, extra{:}), [], 1);
end
if numel(ends(y(:, 1), y(:, end), p)) ~= n + numel(p)
    error(['MATLAB:' name ':BCfunOuputSize'], ...
        'The boundary condition function BCFUN should return a column vector of length %d.', n + numel(p));
end
if numel(rhs(x(1), y(:, 1), p)) ~= n
    error(['MATLAB:' name ':ODEfunOutputSize'], ...
        'The derivative function ODEFUN should return a column vector of length %d.', n);
end
calls = 0;
met = false;
for pass = 1:30
    [y, p, calls] = collocated(name, rhs, ends, x, y, p, calls);
    [F, error_of] = residuals(rhs, x, y, p, rtol, atol);
    if all(error_of <= rtol)
        met = true;
        break
    end
    [x, y] = refined(x, y, F, error_of, rtol);
    if numel(x) > most
        break
    end
end
if ~met
    warning(['MATLAB:' name ':RelTolNotMet'], ['Unable to meet the tolerance without using more than %d mesh points. ' ...
        '\n The last mesh of %d points and the solution are available in the output argument. ' ...
        '\n The maximum residual is %g, while requested accuracy is %g.'], most, numel(x), max(error_of), rtol);
    F = slopes_of(rhs, x, y, p);
end
sol = struct('solver', name, 'x', x, 'y', y, 'yp', F);
if ~isempty(p)
    sol.parameters = p;
end
sol.stats = struct('nmeshpoints', numel(x), 'maxres', max(error_of), 'nODEevals', calls, 'nBCevals', 0);
if strcmpi(bvpget(options, 'Stats', 'off'), 'on')
    fprintf('The solution was obtained on a mesh of %g points.\n', numel(x));
    fprintf('The maximum residual is %10.3e. \n', max(error_of));
end
end

function F = slopes_of(rhs, x, y, p)
F = zeros(size(y));
for k = 1:numel(x)
    F(:, k) = rhs(x(k), y(:, k), p);
end
end

function [y, p, calls] = collocated(name, rhs, ends, x, y, p, calls)
% Newton's method for the equations of collocation.
[n, m] = size(y);
np = numel(p);
N = n * m + np;
for round = 1:40
    F = slopes_of(rhs, x, y, p);
    h = diff(x);
    mid = (y(:, 1:m-1) + y(:, 2:m)) / 2 - h / 8 .* (F(:, 2:m) - F(:, 1:m-1));
    xm = (x(1:m-1) + x(2:m)) / 2;
    Fm = slopes_of(rhs, xm, mid, p);
    calls = calls + 2 * m - 1;
    R = [ends(y(:, 1), y(:, end), p); reshape(y(:, 2:m) - y(:, 1:m-1) - h / 6 .* (F(:, 1:m-1) + 4 * Fm + F(:, 2:m)), [], 1)];
    if any(~isfinite(R))
        error(['MATLAB:' name ':SingJac'], 'Unable to solve the collocation equations -- a singular Jacobian encountered.');
    end
    [J, calls] = jacobian(rhs, ends, x, y, p, F, xm, mid, Fm, calls);
    if rcond_small(J)
        error(['MATLAB:' name ':SingJac'], 'Unable to solve the collocation equations -- a singular Jacobian encountered.');
    end
    d = J \ R;
    size_before = norm(R);
    factor = 1;
    while true
        trial = y - factor * reshape(d(1:n*m), n, m);
        trialp = p - factor * d(n*m+1:N);
        r = whole_residual(rhs, ends, x, trial, trialp);
        calls = calls + 2 * m - 1;
        if norm(r) < size_before || factor < 1e-3 || ~(norm(r) > 0)
            break
        end
        factor = factor / 2;
    end
    y = trial;
    p = trialp;
    if norm(d, Inf) <= 1e-8 * max(1, norm(y(:), Inf)) || norm(r) <= 1e-12 * max(1, norm(y(:)))
        return
    end
end
end

function tf = rcond_small(J)
tf = any(~isfinite(nonzeros(J))) || condest(J) > 1e18;
end

function R = whole_residual(rhs, ends, x, y, p)
m = numel(x);
F = slopes_of(rhs, x, y, p);
h = diff(x);
mid = (y(:, 1:m-1) + y(:, 2:m)) / 2 - h / 8 .* (F(:, 2:m) - F(:, 1:m-1));
Fm = slopes_of(rhs, (x(1:m-1) + x(2:m)) / 2, mid, p);
R = [ends(y(:, 1), y(:, end), p); reshape(y(:, 2:m) - y(:, 1:m-1) - h / 6 .* (F(:, 1:m-1) + 4 * Fm + F(:, 2:m)), [], 1)];
end

function [J, calls] = jacobian(rhs, ends, x, y, p, F, xm, mid, Fm, calls)
[n, m] = size(y);
np = numel(p);
N = n * m + np;
J = zeros(N);
I = eye(n);
[Dx, Px] = derivatives(rhs, x, y, p, F);
[Dm, Pm] = derivatives(rhs, xm, mid, p, Fm);
calls = calls + (2 * m - 1) * (n + np);
for k = 1:m - 1
    h = x(k + 1) - x(k);
    rows = n + np + (k - 1) * n + (1:n);
    left = (k - 1) * n + (1:n);
    right = k * n + (1:n);
    J(rows, left) = -I - h / 6 * (Dx(:, :, k) + 4 * Dm(:, :, k) * (I / 2 + h / 8 * Dx(:, :, k)));
    J(rows, right) = I - h / 6 * (Dx(:, :, k + 1) + 4 * Dm(:, :, k) * (I / 2 - h / 8 * Dx(:, :, k + 1)));
    if np > 0
        inner = Pm(:, :, k) - h / 8 * Dm(:, :, k) * (Px(:, :, k + 1) - Px(:, :, k));
        J(rows, n * m + 1:N) = -h / 6 * (Px(:, :, k) + 4 * inner + Px(:, :, k + 1));
    end
end
base = ends(y(:, 1), y(:, m), p);
for q = 1:n
    [step, moved] = nudged(y(:, 1), q);
    J(1:n+np, q) = (ends(moved, y(:, m), p) - base) / step;
    [step, moved] = nudged(y(:, m), q);
    J(1:n+np, (m - 1) * n + q) = J(1:n+np, (m - 1) * n + q) + (ends(y(:, 1), moved, p) - base) / step;
end
for q = 1:np
    [step, moved] = nudged(p, q);
    J(1:n+np, n * m + q) = (ends(y(:, 1), y(:, m), moved) - base) / step;
end
J = sparse(J);
end

function [step, v] = nudged(v, q)
step = sqrt(eps) * max(abs(v(q)), 1e-3);
v(q) = v(q) + step;
end

function [D, P] = derivatives(rhs, x, y, p, F)
[n, m] = size(y);
D = zeros(n, n, m);
P = zeros(n, numel(p), m);
for k = 1:m
    for q = 1:n
        [step, moved] = nudged(y(:, k), q);
        D(:, q, k) = (rhs(x(k), moved, p) - F(:, k)) / step;
    end
    for q = 1:numel(p)
        [step, moved] = nudged(p, q);
        P(:, q, k) = (rhs(x(k), y(:, k), moved) - F(:, k)) / step;
    end
end
end

function [F, e] = residuals(rhs, x, y, p, rtol, atol)
% On each interval the residual of the cubic polynomial, scaled, by the formula of Lobatto with five points.
F = slopes_of(rhs, x, y, p);
m = numel(x);
e = zeros(1, m - 1);
threshold = atol / rtol;
w = [49 / 90, 49 / 90, 32 / 45];
place = [0.5 - sqrt(3 / 28), 0.5 + sqrt(3 / 28), 0.5];
for k = 1:m - 1
    h = x(k + 1) - x(k);
    total = 0;
    for q = 1:3
        s = place(q);
        [v, d] = mc_hermite(y(:, k), y(:, k + 1), F(:, k), F(:, k + 1), h, s);
        g = rhs(x(k) + s * h, v, p);
        scaled = (d - g) ./ max(abs(g), threshold);
        total = total + w(q) * (scaled.' * scaled);
    end
    e(k) = sqrt(abs(h) / 2 * total);
end
end

function [X, Y] = refined(x, y, F, e, rtol)
% Intervals with large residuals are cut in two or three.
X = x(1);
Y = y(:, 1);
for k = 1:numel(x) - 1
    h = x(k + 1) - x(k);
    cuts = zeros(1, 0);
    if e(k) > 100 * rtol
        cuts = [1 / 3, 2 / 3];
    elseif e(k) > rtol
        cuts = 0.5;
    end
    for s = cuts
        X(end + 1) = x(k) + s * h;
        Y(:, end + 1) = mc_hermite(y(:, k), y(:, k + 1), F(:, k), F(:, k + 1), h, s);
    end
    X(end + 1) = x(k + 1);
    Y(:, end + 1) = y(:, k + 1);
end
end
