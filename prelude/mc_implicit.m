function [points, states, slopes, parts, stats, te, ye, ie] = mc_implicit(F, t0, t1, y0, yp0, o)
% MC_IMPLICIT  Solves F(t, y, y') = 0 from t0 to t1 by the Radau IIA method of order 5, which systems with algebraic
%   equations take, too. o has rtol, atol (a column), first and largest steps, the stride of the bands of the
%   Jacobian matrices (0: full) and a function of events. parts(:, :, k) are coefficients of the collocation
%   polynomial on interval k.
%   Source: E. Hairer and G. Wanner, "Solving Ordinary Differential Equations II", section IV.8.

n = numel(y0);
r = sqrt(6);
c = [(4 - r) / 10; (4 + r) / 10; 1];
A = [(88 - 7 * r) / 360, (296 - 169 * r) / 1800, (-2 + 3 * r) / 225
    (296 + 169 * r) / 1800, (88 + 7 * r) / 360, (-2 - 3 * r) / 225
    (16 - r) / 36, (16 + r) / 36, 1 / 9];
dd = [-(13 + 7 * r) / 3, (-13 + 7 * r) / 3, -1 / 3];
u1 = 30 / (6 + 81^(1 / 3) - 9^(1 / 3));
% powers of the relative place of the stages, for the polynomial through y and the stages
V = [c, c.^2, c.^3];
way = sign(t1 - t0);
span = abs(t1 - t0);
t = t0;
y = y0;
yp = yp0;
points = t0;
states = y0;
slopes = yp0;
parts = zeros(n, 3, 0);
te = zeros(1, 0);
ye = zeros(n, 0);
ie = zeros(1, 0);
stats = struct('nsteps', 0, 'nfailed', 0, 'nfevals', 0, 'npds', 0, 'ndecomps', 0, 'nsolves', 0);
h = o.first;
if isempty(h)
    w = o.rtol * abs(y) + o.atol;
    h = 0.01 * norm(y ./ w, Inf) / max(norm(yp ./ w, Inf), 1e-10);
    if ~(h > 0) || ~isfinite(h)
        h = span * 1e-3;
    end
end
h = min([h, o.largest, span]);
fresh = false;
events = [];
if ~isempty(o.events)
    [events, ~, ~] = o.events(t, y, yp);
end
while (t1 - t) * way > 0
    h = min(h, o.largest);
    if h >= abs(t1 - t) * (1 - 1e-12)
        h = abs(t1 - t);
    elseif h > abs(t1 - t) / 2
        h = abs(t1 - t) / 2;
    end
    if h < 16 * eps(t)
        warning('MATLAB:ode15s:IntegrationTolNotMet', ['Failure at t=%e.  Unable to meet integration tolerances ' ...
            'without reducing the step size below the smallest value allowed (%e) at time t.'], t, 16 * eps(t));
        break
    end
    s = h * way;
    if ~fresh
        [Jy, Jp] = jacobians(F, t, y, yp, o);
        stats.npds = stats.npds + 1;
        stats.nfevals = stats.nfevals + 2 * n + 1;
        fresh = true;
    end
    % simplified Newton iteration for the slopes at the stages
    big = kron(A * s, Jy) + kron(eye(3), Jp);
    if n > 60
        big = sparse(big);
    end
    K = repmat(yp, 1, 3);
    weight = o.rtol * abs(y) + o.atol;
    good = false;
    before = Inf;
    for round = 1:12
        R = zeros(n, 3);
        Y = y + s * K * A.';
        for q = 1:3
            R(:, q) = F(t + c(q) * s, Y(:, q), K(:, q));
        end
        stats.nfevals = stats.nfevals + 3;
        if any(~isfinite(R(:)))
            break
        end
        change = reshape(big \ R(:), n, 3);
        K = K - change;
        size_of = norm((s * change * A.') ./ weight, 'fro') / sqrt(3 * n);
        stats.nsolves = stats.nsolves + 1;
        if size_of < 1e-3
            good = true;
            break
        elseif round > 2 && size_of > 2 * before
            break
        end
        before = size_of;
    end
    stats.ndecomps = stats.ndecomps + 1;
    if ~good
        h = h / 4;
        stats.nfailed = stats.nfailed + 1;
        fresh = false;
        if h < 16 * eps(t)
            continue
        end
        continue
    end
    Z = s * K * A.';
    new = y + Z(:, 3);
    E = u1 / s * Jp + Jy;
    err = E \ (Jp * (yp + Z * dd.' / s));
    weight = o.rtol * max(abs(y), abs(new)) + o.atol;
    e = norm(err ./ weight) / sqrt(n);
    if e > 1
        stats.nfailed = stats.nfailed + 1;
        h = h * max(0.2, 0.9 * e^(-1 / 4));
        continue
    end
    coefficients = (Z / V.');
    stats.nsteps = stats.nsteps + 1;
    t_new = t + s;
    stop = false;
    if ~isempty(o.events)
        [events, hits, stop, at] = mc_crossings(o.events, events, t, s, y, coefficients, K(:, 3));
        for q = 1:size(hits, 1)
            te(end + 1) = hits(q, 1);
            ie(end + 1) = hits(q, 2);
            w = (hits(q, 1) - t) / s;
            ye(:, end + 1) = y + coefficients * [w; w^2; w^3];
        end
        if stop
            w = (at - t) / s;
            new = y + coefficients * [w; w^2; w^3];
            coefficients = coefficients .* [w, w^2, w^3];
            t_new = at;
        end
    end
    points(end + 1) = t_new;
    states(:, end + 1) = new;
    slopes(:, end + 1) = K(:, 3);
    parts(:, :, end + 1) = coefficients;
    if stop
        break
    end
    t = t_new;
    y = new;
    yp = K(:, 3);
    fresh = false;
    h = h * min(5, max(0.3, 0.9 * max(e, 1e-10)^(-1 / 4)));
end
end

function [Jy, Jp] = jacobians(F, t, y, yp, o)
% By differences; columns that are so far apart that they share no row together.
n = numel(y);
base = F(t, y, yp);
Jy = zeros(n);
Jp = zeros(n);
stride = o.stride;
if stride == 0 || stride >= n
    stride = n;
end
for first = 1:stride
    cols = first:stride:n;
    step = sqrt(eps) * max(abs(y(cols)), 1e-5 + o.atol(min(cols, numel(o.atol))));
    moved = y;
    moved(cols) = moved(cols) + step;
    difference = F(t, moved, yp) - base;
    stepp = sqrt(eps) * max(abs(yp(cols)), 1);
    movedp = yp;
    movedp(cols) = movedp(cols) + stepp;
    differencep = F(t, y, movedp) - base;
    for q = 1:numel(cols)
        rows = 1:n;
        if stride < n
            near = floor(stride / 2);
            rows = max(1, cols(q) - near):min(n, cols(q) + near);
        end
        Jy(rows, cols(q)) = difference(rows) / step(q);
        Jp(rows, cols(q)) = differencep(rows) / stepp(q);
    end
end
end
