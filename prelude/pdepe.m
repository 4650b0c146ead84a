function [sol, tsol, sole, te, ie] = pdepe(m, pdefun, icfun, bcfun, xmesh, tspan, options, varargin)
% PDEPE  Parabolic and elliptic equations in one space variable, c*u_t = x^-m * (x^m f)_x + s, with boundary
%   conditions p + q*f = 0; m is 0 (slab), 1 (cylinder) or 2 (sphere). sol(i, j, k) is component k at tspan(i) and
%   xmesh(j). Lines in t, volumes around the points of the mesh.
%   Source: R. D. Skeel and M. Berzins, "A method for the spatial discretization of parabolic equations", 1990.

if nargin < 7 || isempty(options)
    options = struct();
end
if ~any(m == [0 1 2])
    error('MATLAB:pdepe:InvalidM', 'M must be 0, 1, or 2.');
elseif numel(tspan) < 3
    error('MATLAB:pdepe:TspanTooShort', 'TSPAN must have at least 3 entries.');
elseif numel(xmesh) < 3
    error('MATLAB:pdepe:XmeshTooShort', 'XMESH must have at least 3 entries.');
elseif any(diff(xmesh) <= 0)
    error('MATLAB:pdepe:XmeshNotIncreasing', 'The entries of XMESH must be strictly increasing.');
elseif any(diff(tspan) <= 0)
    error('MATLAB:pdepe:TspanNotIncreasing', 'The entries of TSPAN must be strictly increasing.');
elseif m > 0 && xmesh(1) < 0
    error('MATLAB:pdepe:NegXMESHwithM', 'XMESH(1) must be >= 0 when M > 0.');
end
x = reshape(xmesh, [], 1);
N = numel(x);
n = numel(icfun(x(1), varargin{:}));
u0 = zeros(n, N);
for j = 1:N
    u0(:, j) = icfun(x(j), varargin{:});
end
mid = (x(1:N-1) + x(2:N)) / 2;
edge = mid.^m;
% volumes around the points
volume = zeros(N, 1);
ends = [x(1); mid; x(N)];
for j = 1:N
    volume(j) = (ends(j + 1)^(m + 1) - ends(j)^(m + 1)) / (m + 1);
end
center = m > 0 && x(1) == 0;
g = @(t, u, up) residual(t, u, up, m, pdefun, bcfun, x, mid, edge, volume, n, N, center, varargin);
u0 = consistent(u0, tspan(1), bcfun, x, n, N, center, varargin);
o = struct('rtol', odeget(options, 'RelTol', 1e-3), 'atol', odeget(options, 'AbsTol', 1e-6) * ones(n * N, 1), ...
    'first', odeget(options, 'InitialStep'), 'largest', odeget(options, 'MaxStep', (tspan(end) - tspan(1)) / 10), ...
    'stride', 4 * n - 1 + (n == 0), 'events', []);
if isempty(o.first)
    o.first = min(1e-4 * (tspan(end) - tspan(1)), (tspan(2) - tspan(1)) / 10);
end
watch = odeget(options, 'Events');
if ~isempty(watch)
    o.events = @(t, u, up) watch(m, t, xmesh, reshape(u, n, N), varargin{:});
end
[points, states, ~, parts, ~, te, ye, ie] = mc_implicit(g, tspan(1), tspan(end), u0(:), zeros(n * N, 1), o);
tsol = reshape(tspan(tspan <= points(end)), 1, []);
if points(end) < tspan(end) && tsol(end) < points(end)
    tsol(end + 1) = points(end);
end
sol = zeros(numel(tsol), N, n);
for i = 1:numel(tsol)
    sol(i, :, :) = permute(reshape(mc_on_parts(points, states, parts, tsol(i)), n, N), [3 2 1]);
end
te = te(:);
ie = ie(:);
sole = zeros(numel(te), N, n);
for i = 1:numel(te)
    sole(i, :, :) = permute(reshape(ye(:, i), n, N), [3 2 1]);
end
end

function u = consistent(u, t, bcfun, x, n, N, center, extra)
% Values at the ends that boundary conditions without a flux ask for.
for round = 1:5
    [pl, ql, pr, qr] = bcfun(x(1), u(:, 1), x(N), u(:, N), t, extra{:});
    [dl, dr] = deal(zeros(n, 1));
    for k = 1:n
        step = sqrt(eps) * max(1, abs(u(k, 1)));
        moved = u(:, 1);
        moved(k) = moved(k) + step;
        [more, ~, ~, ~] = bcfun(x(1), moved, x(N), u(:, N), t, extra{:});
        dl(k) = (more(k) - pl(k)) / step;
        step = sqrt(eps) * max(1, abs(u(k, N)));
        moved = u(:, N);
        moved(k) = moved(k) + step;
        [~, ~, more, ~] = bcfun(x(1), u(:, 1), x(N), moved, t, extra{:});
        dr(k) = (more(k) - pr(k)) / step;
    end
    at = ql == 0 & dl ~= 0 & ~center;
    u(at, 1) = u(at, 1) - pl(at) ./ dl(at);
    at = qr == 0 & dr ~= 0;
    u(at, N) = u(at, N) - pr(at) ./ dr(at);
end
end

function r = residual(t, u, up, m, pdefun, bcfun, x, mid, edge, volume, n, N, center, extra)
u = reshape(u, n, N);
up = reshape(up, n, N);
r = zeros(n, N);
[pl, ql, pr, qr] = bcfun(x(1), u(:, 1), x(N), u(:, N), t, extra{:});
before = zeros(n, 1);
for j = 1:N
    if j < N
        h = x(j + 1) - x(j);
        [~, flux, ~] = pdefun(mid(j), t, (u(:, j) + u(:, j + 1)) / 2, (u(:, j + 1) - u(:, j)) / h, extra{:});
        flux = edge(j) * flux(:);
    end
    if j == 1
        slope = (u(:, 2) - u(:, 1)) / (x(2) - x(1));
    elseif j == N
        slope = (u(:, N) - u(:, N-1)) / (x(N) - x(N-1));
    else
        a = x(j) - x(j - 1);
        b = x(j + 1) - x(j);
        slope = (a / b * (u(:, j + 1) - u(:, j)) + b / a * (u(:, j) - u(:, j - 1))) / (a + b);
    end
    [c, ~, s] = pdefun(x(j), t, u(:, j), slope, extra{:});
    c = c(:);
    s = s(:);
    if j == 1
        low = zeros(n, 1);
        if ~center
            on = ql ~= 0;
            low(on) = -pl(on) ./ ql(on) * x(1)^m;
        end
        r(:, 1) = volume(1) * (c .* up(:, 1) - s) - (flux - low);
        if ~center
            r(~on, 1) = pl(~on);
        end
    elseif j == N
        high = zeros(n, 1);
        on = qr ~= 0;
        high(on) = -pr(on) ./ qr(on) * x(N)^m;
        r(:, N) = volume(N) * (c .* up(:, N) - s) - (high - before);
        r(~on, N) = pr(~on);
    else
        r(:, j) = volume(j) * (c .* up(:, j) - s) - (flux - before);
    end
    before = flux;
end
r = r(:);
end
