function sol = mc_delayed(name, f, times, lags, history, tspan, options, extra)
% MC_DELAYED  Delay differential equations by the pair of order 2 and 3 of Bogacki and Shampine; the past is read off
%   cubic polynomials. Where the past reaches into the step, the step is repeated until it does not change.
%   Source: L. F. Shampine and S. Thompson, "Solving DDEs in MATLAB", 2001.

if ischar(f) || isstring(f)
    f = str2func(f);
end
t0 = tspan(1);
tend = tspan(end);
rtol = ddeget(options, 'RelTol', 1e-3);
atol = reshape(ddeget(options, 'AbsTol', 1e-6), [], 1);
largest = ddeget(options, 'MaxStep', (tend - t0) / 10);
x = t0;
jumps = reshape(ddeget(options, 'Jumps', zeros(1, 0)), 1, []);
old = [];
if isstruct(history)
    old = history;
    past = @(t) before_of(old, t);
    y = past(t0);
elseif isnumeric(history)
    column = history(:);
    past = @(t) column;
    y = column;
else
    if ischar(history) || isstring(history)
        history = str2func(history);
    end
    past = @(t) reshape(history(t, extra{:}), [], 1);
    y = past(t0);
end
first_y = ddeget(options, 'InitialY');
if ~isempty(first_y)
    y = first_y(:);
end
watch = ddeget(options, 'Events');
% where derivatives jump: the start, and what comes of it
marks = t0;
if ~isempty(lags)
    level = [t0, jumps];
    for k = 1:3
        level = reshape(level(:) + lags, 1, []);
        marks = [marks, level];
    end
    marks = unique([marks, jumps]);
else
    marks = unique([t0, jumps]);
end
marks = marks(marks > t0 & marks < tend);
Y = y;
g = @(t, v, Z) reshape(f(t, v, Z, extra{:}), [], 1);
F = g(t0, y, lookup(x, Y, zeros(numel(y), 0), past, times(t0, y), t0));
P = F;
te = zeros(1, 0);
ye = zeros(numel(y), 0);
ie = zeros(1, 0);
seen = [];
if ~isempty(watch)
    [seen, ~, ~] = watch(t0, y, lookup(x, Y, P, past, times(t0, y), t0), extra{:});
end
h = ddeget(options, 'InitialStep');
if isempty(h)
    w = rtol * abs(y) + atol;
    h = min(largest, 0.8 * rtol^(1 / 3) / max(norm(F ./ max(abs(y), atol / rtol), Inf), 1e-10));
end
stats = struct('nsteps', 0, 'nfailed', 0, 'nfevals', 1);
t = t0;
while t < tend
    h = min([h, largest, tend - t]);
    next = marks(find(marks > t * (1 + 1e-14) + 1e-14, 1));
    if ~isempty(next) && t + 1.1 * h > next
        h = next - t;
    elseif tend - t < 1.1 * h
        h = tend - t;
    end
    if h < 16 * eps(t)
        warning(['MATLAB:' name ':IntegrationTolNotMet'], ['Failure at t=%e.  Unable to meet integration tolerances ' ...
            'without reducing the step size below the smallest value allowed (%e) at time t.'], t, 16 * eps(t));
        break
    end
    k1 = F;
    % the polynomial of the step, where the past reaches into it
    guess = y + h * k1;
    slope = k1;
    for round = 1:8
        z = @(s, v) lookup([x, t + h], [Y, guess], [P, slope], past, times(s, v), t);
        k2 = g(t + h / 2, y + h / 2 * k1, z(t + h / 2, y + h / 2 * k1));
        k3 = g(t + 3 * h / 4, y + 3 * h / 4 * k2, z(t + 3 * h / 4, y + 3 * h / 4 * k2));
        new = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9;
        k4 = g(t + h, new, z(t + h, new));
        stats.nfevals = stats.nfevals + 3;
        inside = any(times(t + h, new) > t) || any(times(t + h / 2, y) > t);
        change = norm(new - guess, Inf);
        guess = new;
        slope = k4;
        if ~inside || change <= 0.1 * max(rtol * norm(new, Inf), max(atol))
            break
        end
    end
    e = h * norm((-5 * k1 + 6 * k2 + 8 * k3 - 9 * k4) / 72 ./ max(max(abs(y), abs(new)), atol / rtol), Inf);
    if e > rtol
        stats.nfailed = stats.nfailed + 1;
        h = h * max(0.5, 0.8 * (rtol / e)^(1 / 3));
        continue
    end
    stop = false;
    at = t + h;
    if ~isempty(watch)
        [values, ends, way] = watch(t + h, new, z(t + h, new), extra{:});
        crossed = find(sign(values(:)) ~= sign(seen(:)) & seen(:) ~= 0 & (way(:) == 0 | sign(values(:) - seen(:)) == way(:)));
        found = zeros(0, 2);
        for q = reshape(crossed, 1, [])
            low = 0;
            high = 1;
            for round = 1:55
                s = (low + high) / 2;
                v = mc_hermite(y, new, k1, k4, h, s);
                [v, ~, ~] = watch(t + s * h, v, z(t + s * h, v), extra{:});
                if sign(v(q)) == sign(seen(q))
                    low = s;
                else
                    high = s;
                end
            end
            found(end + 1, :) = [high, q];
        end
        found = sortrows(found);
        for q = 1:size(found, 1)
            te(end + 1) = t + found(q, 1) * h;
            ie(end + 1) = found(q, 2);
            ye(:, end + 1) = mc_hermite(y, new, k1, k4, h, found(q, 1));
            if ends(found(q, 2))
                stop = true;
                [v, d] = mc_hermite(y, new, k1, k4, h, found(q, 1));
                at = te(end);
                new = v;
                k4 = d;
                break
            end
        end
        seen = values;
    end
    stats.nsteps = stats.nsteps + 1;
    t = at;
    y = new;
    F = k4;
    x(end + 1) = t;
    Y(:, end + 1) = y;
    P(:, end + 1) = F;
    if stop
        break
    end
    h = h * min(5, 0.8 * (rtol / max(e, 1e-12))^(1 / 3));
end
if ~isempty(old)
    kept = old.x < t0;
    x = [old.x(kept), x];
    Y = [old.y(:, kept), Y];
    P = [old.yp(:, kept), P];
end
sol = struct('solver', name);
sol.history = history;
if strcmp(name, 'dde23')
    sol.discont = unique([t0, marks(marks <= t)]);
end
sol.x = x;
sol.y = Y;
sol.stats = stats;
sol.yp = P;
if ~isempty(watch)
    sol.xe = te;
    sol.ye = ye;
    sol.ie = ie;
end
if strcmpi(ddeget(options, 'Stats', 'off'), 'on')
    fprintf('%d successful steps\n%d failed attempts\n%d function evaluations\n', stats.nsteps, stats.nfailed, stats.nfevals);
end
end

function v = before_of(sol, t)
% The value of an earlier solution.
if t >= sol.x(1)
    v = deval(sol, t);
elseif isnumeric(sol.history)
    v = sol.history(:);
else
    v = reshape(sol.history(t), [], 1);
end
end

function Z = lookup(x, Y, P, past, at, start)
% The values of the past at these times.
Z = zeros(size(Y, 1), numel(at));
for k = 1:numel(at)
    s = at(k);
    if s < x(1) || numel(x) < 2
        if s >= x(1)
            Z(:, k) = Y(:, 1);
        else
            Z(:, k) = past(s);
        end
        continue
    end
    q = find(x <= s, 1, 'last');
    q = min(q, numel(x) - 1);
    h = x(q + 1) - x(q);
    Z(:, k) = mc_hermite(Y(:, q), Y(:, q + 1), P(:, q), P(:, q + 1), h, (s - x(q)) / h);
end
end
