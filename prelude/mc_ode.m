function [t, y, te, ye, ie, points, states, parts, stats] = mc_ode(name, f, span, y0, options, extra, wants)
% MC_ODE  The Runge-Kutta solvers and, for stiff problems, a Rosenbrock solver (Rodas, of
%   order four, which takes singular mass matrices, too) with all options: events, output functions,
%   mass matrices, bounds, refinement. points, states and parts, the pieces of the
%   solution that deval reads, are kept where wants is 1.
%   Sources: L. F. Shampine and M. W. Reichelt, The MATLAB ODE Suite, SIAM J. Sci.
%   Comput. 18 (1997); J. R. Dormand and P. J. Prince, J. Comp. Appl. Math. 6 (1980);
%   E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, section VI.4.

if ischar(f) || isstring(f)
    f = str2func(char(f));
end
check_arguments(name, f, span, y0);
m = tableau(name);
span = span(:);
if isscalar(span)
    span = [0; span];
end
first = span(1);
last = span(end);
direction = sign(last - first);
reltol = odeget(options, 'RelTol', 1e-3);
if ~isscalar(reltol) || reltol <= 0
    error('MATLAB:odearguments:RelTolNotPosScalar', 'RelTol must be a positive scalar.');
end
reltol = max(reltol, 100 * eps);
abstol = odeget(options, 'AbsTol', 1e-6);
abstol = abstol(:);
if any(abstol <= 0)
    error('MATLAB:odearguments:AbsTolNotPos', 'AbsTol must be positive.');
end
threshold = abstol / reltol;
by_norm = strcmpi(odeget(options, 'NormControl', 'off'), 'on');
hmax = min(abs(last - first), abs(odeget(options, 'MaxStep', 0.1 * abs(last - first))));
refine = odeget(options, 'Refine', m.refine);
bounded = odeget(options, 'NonNegative', []);
events = odeget(options, 'Events', []);
output = odeget(options, 'OutputFcn', []);
chosen = odeget(options, 'OutputSel', 1:numel(y0));
mass = odeget(options, 'Mass', []);
by_time = strcmpi(odeget(options, 'MStateDependence', 'weak'), 'none');
stats = [0, 0, 0];
if ~isempty(bounded)
    % Every evaluation is held, those within a step as well: a step that leads below 0 would never fit.
    free = f;
    f = @(t, y, varargin) held(free(t, y, varargin{:}), y, bounded);
end

x = y0(:);
n = numel(x);
k = zeros(n, m.stages);
if m.stiff
    weight = mass;
    mass = [];
end
k(:, 1) = slope(f, first, x, extra, mass, by_time, n);
stats(3) = 1;
h = odeget(options, 'InitialStep', []);
if isempty(h)
    if by_norm
        rate = norm(k(:, 1)) / max(norm(x), max(threshold));
    else
        rate = norm(k(:, 1) ./ max(abs(x), threshold), Inf);
    end
    rate = rate / (0.8 * reltol^m.power);
    h = min(hmax, abs(span(2) - span(1)));
    if h * rate > 1
        h = 1 / rate;
    end
    h = max(h, 16 * eps(first));
else
    h = min(hmax, max(16 * eps(first), abs(h)));
end
asked = numel(span) > 2;
next = 2;
now = first;
t = first;
y = x.';
te = zeros(0, 1);
ye = zeros(0, n);
ie = zeros(0, 1);
points = first;
states = x;
parts = zeros(n, m.stages, 0);
if ~isempty(events)
    [value, ~, ~] = ask(events, first, x, extra);
end
if ~isempty(output)
    output(span, x(chosen), 'init', extra{:});
end
done = false;
while ~done
    hmin = 16 * eps(now);
    h = min(hmax, max(hmin, h));
    if 1.1 * h >= abs(last - now)
        h = abs(last - now);
        done = true;
    end
    failed = false;
    if m.stiff
        [jacobian, rate, heavy, calls] = linearized(f, now, x, k(:, 1), last, extra, weight, by_time, options, n);
        stats(3) = stats(3) + calls;
    end
    while true
        step = direction * h;
        for s = 2:m.stages * ~m.stiff
            k(:, s) = slope(f, now + m.c(s) * step, x + step * (k(:, 1:s-1) * m.a(1:s-1, s)), extra, mass, by_time, n);
        end
        stats(3) = stats(3) + m.stages - 1;
        tnew = now + step;
        if done
            tnew = last;
        end
        if m.stiff
            u = rosenbrock(m, f, now, x, k(:, 1), tnew - now, jacobian, rate, heavy, extra, n);
            xnew = x + u * m.b;
            err = norm(u(:, 6) ./ max(max(abs(x), abs(xnew)), threshold), Inf);
        else
            xnew = x + step * (k * m.b);
        end
        step = tnew - now;
        if m.stiff
        elseif by_norm
            err = h * norm(k * m.e) / max(max(norm(x), norm(xnew)), max(threshold));
        else
            err = h * norm((k * m.e) ./ max(max(abs(x), abs(xnew)), threshold), Inf);
        end
        below = false;
        if ~isempty(bounded) && err <= reltol && any(xnew(bounded) < 0)
            wrong = norm(max(0, -xnew(bounded)) ./ threshold_of(threshold, bounded), Inf);
            if wrong > reltol
                err = wrong;
                below = true;
            end
        end
        if ~(err > reltol) && ~isnan(err)
            break
        end
        stats(2) = stats(2) + 1;
        if h <= hmin || isnan(err)
            warning(['MATLAB:', name, ':IntegrationTolNotMet'], ...
                'Failure at t=%e.  Unable to meet integration tolerances without reducing the step size below the smallest value allowed (%e) at time t.', now, hmin);
            finish(options, extra, stats, output);
            return
        end
        if failed || below
            h = max(hmin, 0.5 * h);
        else
            h = max(hmin, h * max(m.slowest, 0.8 * (reltol / err)^m.power));
        end
        failed = true;
        done = false;
    end
    stats(1) = stats(1) + 1;
    if m.fsal
        knew = k(:, m.stages);
    else
        knew = slope(f, tnew, xnew, extra, mass, by_time, n);
        stats(3) = stats(3) + 1;
    end
    if ~isempty(bounded) && any(xnew(bounded) < 0)
        xnew(bounded) = max(xnew(bounded), 0);
        knew = slope(f, tnew, xnew, extra, mass, by_time, n);
        stats(3) = stats(3) + 1;
    end
    if m.stiff
        piece = u;
    else
        piece = k;
    end
    tend = tnew;
    xend = xnew;
    stop = false;
    if ~isempty(events)
        [newvalue, terminal, way] = ask(events, tnew, xnew, extra);
        [at, which] = crossings(events, extra, value, newvalue, way, m, now, tnew, x, xnew, piece, knew);
        for j = 1:numel(at)
            xe = between(m, at(j), now, tnew, x, xnew, piece, knew, bounded);
            te(end + 1, 1) = at(j);
            ye(end + 1, :) = xe.';
            ie(end + 1, 1) = which(j);
            if terminal(which(j)) && at(j) ~= first
                tend = at(j);
                xend = xe;
                stop = true;
                break
            end
        end
        value = newvalue;
    end
    ts = zeros(0, 1);
    if asked
        while next <= numel(span) && (tend - span(next)) * direction >= 0
            ts(end + 1, 1) = span(next);
            next = next + 1;
        end
        if stop && (isempty(ts) || ts(end) ~= tend)
            ts(end + 1, 1) = tend;
        end
    else
        ts = now + (tend - now) * (1:refine).' / refine;
        ts(end) = tend;
    end
    xs = zeros(n, numel(ts));
    for j = 1:numel(ts)
        if ts(j) == tend
            xs(:, j) = xend;
        else
            xs(:, j) = between(m, ts(j), now, tnew, x, xnew, piece, knew, bounded);
        end
    end
    t = [t; ts];
    y = [y; xs.'];
    if wants == 1
        points(end + 1) = tend;
        states(:, end + 1) = xend;
    end
    if wants == 1
        parts(:, :, end + 1) = scaled(m, piece, x, xnew, knew, tnew - now, tend - now);
    end
    if ~isempty(output) && ~isempty(ts)
        if output(ts.', xs(chosen, :), '', extra{:})
            stop = true;
        end
    end
    if stop
        break
    end
    if ~failed
        factor = 1.25 * (err / reltol)^m.power;
        if factor > 0.2
            h = h / factor;
        else
            h = 5 * h;
        end
    end
    now = tnew;
    x = xnew;
    k(:, 1) = knew;
end
finish(options, extra, stats, output);
end

function check_arguments(name, f, span, y0)
if ~isa(f, 'function_handle')
    error('MATLAB:odearguments:InvalidFunction', 'The first argument must be a function handle.');
end
if ~isnumeric(span) || isempty(span)
    error('MATLAB:odearguments:TspanNotNumeric', 'The entries in tspan must be numeric.');
end
if isscalar(span) && span == 0 || numel(span) > 1 && span(1) == span(end)
    error('MATLAB:odearguments:TspanEndpointsNotDistinct', 'The last entry in tspan must be different from the first entry.');
end
d = diff(span(:));
if ~isempty(d) && any(d * sign(d(1)) <= 0)
    error('MATLAB:odearguments:TspanNotMonotonic', 'The entries in tspan must strictly increase or decrease.');
end
end

function finish(options, extra, stats, output)
if ~isempty(output)
    output([], [], 'done', extra{:});
end
if strcmpi(odeget(options, 'Stats', 'off'), 'on')
    fprintf('%g successful steps\n', stats(1));
    fprintf('%g failed attempts\n', stats(2));
    fprintf('%g function evaluations\n', stats(3));
end
end

function [jacobian, rate, heavy, calls] = linearized(f, t, x, d, last, extra, weight, by_time, options, n)
% Derivatives of f by the state and by time, and the mass matrix.
given = odeget(options, 'Jacobian', []);
calls = 1;
if isa(given, 'function_handle')
    jacobian = full(given(t, x, extra{:}));
elseif ~isempty(given)
    jacobian = full(given);
else
    jacobian = zeros(n);
    for j = 1:n
        moved = x;
        by = sqrt(eps) * max(abs(x(j)), 1e-5);
        moved(j) = x(j) + by;
        jacobian(:, j) = (slope(f, t, moved, extra, [], by_time, n) - d) / (moved(j) - x(j));
    end
    calls = calls + n;
end
by = sqrt(eps) * max(abs(t), 1e-5) * sign(last - t);
rate = (slope(f, t + by, x, extra, [], by_time, n) - d) / by;
if isempty(weight)
    heavy = eye(n);
elseif ~isa(weight, 'function_handle')
    heavy = full(weight);
elseif by_time
    heavy = full(weight(t, extra{:}));
else
    heavy = full(weight(t, x, extra{:}));
end
end

function u = rosenbrock(m, f, t, x, d, h, jacobian, rate, heavy, extra, n)
u = zeros(n, m.stages);
[l, r, p] = lu(heavy / (h * m.gamma) - jacobian);
for s = 1:m.stages
    if s > 1
        d = slope(f, t + m.c(s) * h, x + u(:, 1:s - 1) * m.a(1:s - 1, s), extra, [], false, n);
    end
    right = d + heavy * (u(:, 1:s - 1) * m.g(1:s - 1, s)) / h + m.time(s) * h * rate;
    u(:, s) = r \ (l \ (p * right));
end
end

function d = slope(f, t, x, extra, mass, by_time, n)
if isempty(extra)
    d = f(t, x);
else
    d = f(t, x, extra{:});
end
if ~isequal(size(d), [n, 1])
    if size(d, 2) ~= 1
        error('MATLAB:odearguments:FcnMustReturnCol', '%s must return a column vector.', upper_name(f));
    end
    error('MATLAB:odearguments:SizeIC', ...
        '%s returns a vector of length %d, but the length of initial conditions vector is %d. The vector returned by %s and the initial conditions vector must have the same number of elements.', ...
        upper_name(f), numel(d), n, upper_name(f));
end
if ~isempty(mass)
    if isa(mass, 'function_handle')
        if by_time
            d = mass(t, extra{:}) \ d;
        else
            d = mass(t, x, extra{:}) \ d;
        end
    else
        d = mass \ d;
    end
end
end

function s = upper_name(f)
s = upper(func2str(f));
end

function d = held(d, x, bounded)
low = bounded(x(bounded) <= 0);
d(low) = max(d(low), 0);
end

function v = threshold_of(threshold, bounded)
if isscalar(threshold)
    v = threshold;
else
    v = threshold(bounded);
end
end

function [value, terminal, way] = ask(events, t, x, extra)
[value, terminal, way] = events(t, x, extra{:});
value = value(:);
terminal = reshape(terminal, [], 1) ~= 0;
way = reshape(way, [], 1);
if isempty(way)
    way = zeros(size(value));
end
end

function [at, which] = crossings(events, extra, v0, v1, way, m, t0, t1, x0, x1, k, knew)
% Where event functions cross zero within a step, in the order of time.
at = zeros(0, 1);
which = zeros(0, 1);
for j = 1:numel(v0)
    if sign(v0(j)) == sign(v1(j)) || v0(j) == 0 || way(j) * (v1(j) - v0(j)) < 0
        continue
    end
    a = t0;
    b = t1;
    va = v0(j);
    vb = v1(j);
    kept = 0;
    % the Illinois variant of regula falsi
    for turn = 1:100
        if vb == 0 || abs(b - a) <= 128 * max(eps(a), eps(b))
            break
        end
        c = b - vb * (b - a) / (vb - va);
        if (c - a) * (c - b) >= 0
            c = (a + b) / 2;
        end
        vc = ask(events, c, between(m, c, t0, t1, x0, x1, k, knew, []), extra);
        if sign(vc(j)) == sign(va)
            a = c;
            va = vc(j);
            if kept == 1
                vb = vb / 2;
            end
            kept = 1;
        else
            b = c;
            vb = vc(j);
            if kept == 2
                va = va / 2;
            end
            kept = 2;
        end
    end
    at(end + 1, 1) = b;
    which(end + 1, 1) = j;
end
[~, order] = sort(at * sign(t1 - t0));
at = at(order);
which = which(order);
end

function v = between(m, t, t0, t1, x0, x1, k, knew, bounded)
% Continuous extension of the pair, or cubic interpolation where it has none.
h = t1 - t0;
w = (t - t0) / h;
if m.stiff
    c = k * m.dense;
    v = x0 + w * (x1 - x0 + c(:, 1)) + w^2 * (c(:, 2) - c(:, 1)) - w^3 * c(:, 2);
elseif isempty(m.dense)
    v = x0 * ((1 + 2 * w) * (1 - w)^2) + x1 * (w^2 * (3 - 2 * w)) ...
        + k(:, 1) * (h * w * (1 - w)^2) + knew * (h * w^2 * (w - 1));
else
    v = x0 + k * (h * (m.dense * w.^(1:size(m.dense, 2)).'));
end
if ~isempty(bounded)
    v(bounded) = max(v(bounded), 0);
end
end

function p = scaled(m, k, x0, x1, knew, h, kept)
% Coefficients of powers of (t - t0) / kept, so that deval knows nothing of methods.
if m.stiff
    c = k * m.dense;
    p = [x1 - x0 + c(:, 1), c(:, 2) - c(:, 1), -c(:, 2)];
elseif isempty(m.dense)
    d0 = h * k(:, 1);
    d1 = h * knew;
    p = [d0, 3 * (x1 - x0) - 2 * d0 - d1, 2 * (x0 - x1) + d0 + d1];
else
    p = h * k * m.dense;
end
p = p .* (kept / h).^(1:size(p, 2));
p(:, end + 1:size(k, 2)) = 0;
end

function m = tableau(name)
m = struct('fsal', true, 'stiff', false, 'refine', 1, 'slowest', 0.1);
switch name
    case {'ode15s', 'ode23s', 'ode23t', 'ode23tb'}
        m.stiff = true;
        m.fsal = false;
        m.power = 1 / 4;
        m.c = [0, 0.386, 0.21, 0.63, 1, 1];
        m.gamma = 0.25;
        m.time = [0.25, -0.1043, 0.1035, -0.03620000000000023, 0, 0];
        m.a = zeros(6, 6);
        m.a(1, 2) = 1.544;
        m.a(1:2, 3) = [0.9466785280815826; 0.2557011698983284];
        m.a(1:3, 4) = [3.314825187068521; 2.896124015972201; 0.9986419139977817];
        m.a(1:4, 5) = [1.221224509226641; 6.019134481288629; 12.53708332932087; -0.6878860361058950];
        m.a(1:5, 6) = [m.a(1:4, 5); 1];
        m.g = zeros(6, 6);
        m.g(1, 2) = -5.6688;
        m.g(1:2, 3) = [-2.430093356833875; -0.2063599157091915];
        m.g(1:3, 4) = [-0.1073529058151375; -9.594562251023355; -20.47028614809616];
        m.g(1:4, 5) = [7.496443313967647; -10.24680431464352; -33.99990352819905; 11.70890893206160];
        m.g(1:5, 6) = [8.083246795921522; -7.981132988064893; -31.52159432874371; 16.31930543123136; -6.058818238834054];
        m.b = [m.a(1:4, 5); 1; 1];
        m.e = zeros(6, 1);
        m.dense = [10.12623508344586, -0.6762803392801253; -7.487995877610167, 6.087714651680015; ...
            -34.80091861555747, 16.43084320892478; -7.992771707568823, 24.76722511418386; ...
            1.025137723295662, -6.594389125716872; 0, 0];
    case 'ode23'
        % Bogacki and Shampine 3(2)
        m.power = 1 / 3;
        m.slowest = 0.5;
        m.c = [0, 1/2, 3/4, 1];
        m.a = zeros(4, 4);
        m.a(1, 2) = 1/2;
        m.a(1:2, 3) = [0; 3/4];
        m.a(1:3, 4) = [2/9; 1/3; 4/9];
        m.b = [2/9; 1/3; 4/9; 0];
        m.e = [-5/72; 1/12; 1/9; -1/8];
        m.dense = [1, -4/3, 5/9; 0, 1, -2/3; 0, 4/3, -8/9; 0, -1, 1];
    otherwise
        % Dormand and Prince 5(4)
        m.power = 1 / 5;
        m.refine = 4;
        m.c = [0, 1/5, 3/10, 4/5, 8/9, 1, 1];
        m.a = zeros(7, 7);
        m.a(1, 2) = 1/5;
        m.a(1:2, 3) = [3/40; 9/40];
        m.a(1:3, 4) = [44/45; -56/15; 32/9];
        m.a(1:4, 5) = [19372/6561; -25360/2187; 64448/6561; -212/729];
        m.a(1:5, 6) = [9017/3168; -355/33; 46732/5247; 49/176; -5103/18656];
        m.a(1:6, 7) = [35/384; 0; 500/1113; 125/192; -2187/6784; 11/84];
        m.b = [35/384; 0; 500/1113; 125/192; -2187/6784; 11/84; 0];
        m.e = [71/57600; 0; -71/16695; 71/1920; -17253/339200; 22/525; -1/40];
        m.dense = [1, -183/64, 37/12, -145/128; 0, 0, 0, 0; 0, 1500/371, -1000/159, 1000/371; ...
            0, -125/32, 125/12, -375/64; 0, 9477/3392, -729/106, 25515/6784; ...
            0, -11/7, 11/3, -55/28; 0, 3/2, -4, 5/2];
        if ~strcmp(name, 'ode45')
            m.refine = 1;
        end
end
m.stages = numel(m.c);
end
