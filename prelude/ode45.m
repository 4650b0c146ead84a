function [t, y] = ode45(f, span, y0, varargin)
% ODE45  Solution of the ordinary differential equations y' = f(t, y).
%   [t, y] = ode45(f, [t0 t1], y0) has a row of y for each time. Options made by
%   odeset may follow: RelTol, AbsTol, InitialStep, MaxStep. With more than two
%   times in the span, results are given at those times.
%   Further arguments are passed to f.

options = struct();
extra = {};
if numel(varargin) >= 1
    if isstruct(varargin{1})
        options = varargin{1};
    end
    extra = varargin(2:end);
end
if ischar(f)
    f = str2func(f);
end
reltol = odeget(options, 'RelTol', 1e-3);
abstol = odeget(options, 'AbsTol', 1e-6);
abstol = abstol(:);
first = span(1);
last = span(end);
direction = sign(last - first);
hmax = odeget(options, 'MaxStep', abs(last - first) / 10);

% The pair of Dormand and Prince.
order = 5;
c = [0, 1/5, 3/10, 4/5, 8/9, 1, 1];
a = zeros(7, 7);
a(1, 2) = 1/5;
a(1:2, 3) = [3/40; 9/40];
a(1:3, 4) = [44/45; -56/15; 32/9];
a(1:4, 5) = [19372/6561; -25360/2187; 64448/6561; -212/729];
a(1:5, 6) = [9017/3168; -355/33; 46732/5247; 49/176; -5103/18656];
a(1:6, 7) = [35/384; 0; 500/1113; 125/192; -2187/6784; 11/84];
b = [35/384; 0; 500/1113; 125/192; -2187/6784; 11/84; 0];
e = [71/57600; 0; -71/16695; 71/1920; -17253/339200; 22/525; -1/40];
stages = numel(c);

x = y0(:);
n = numel(x);
k = zeros(n, stages);
k(:, 1) = reshape(f(first, x, extra{:}), n, 1);
h = odeget(options, 'InitialStep', []);
if isempty(h)
    weight = max(abs(x), abstol ./ reltol);
    rate = norm(k(:, 1) ./ weight, Inf) / (0.8 * reltol^(1 / order));
    h = min(hmax, abs(last - first));
    if h * rate > 1
        h = 1 / rate;
    end
end
now = first;
asked = span(:);
if numel(asked) > 2
    t = asked;
    y = zeros(numel(asked), n);
    y(1, :) = x.';
    next = 2;
else
    t = first;
    y = x.';
end
failed = false;
while (last - now) * direction > 0
    hmin = 16 * eps(now);
    h = min(hmax, max(hmin, h));
    if 1.1 * h >= abs(last - now)
        h = abs(last - now);
    end
    step = h * direction;
    for s = 2:stages
        k(:, s) = reshape(f(now + c(s) * step, x + step * (k(:, 1:s-1) * a(1:s-1, s)), extra{:}), n, 1);
    end
    xnew = x + step * (k * b);
    tnew = now + step;
    if h == abs(last - now)
        tnew = last;
    end
    weight = max(max(abs(x), abs(xnew)), abstol ./ reltol);
    err = h * norm((k * e) ./ weight, Inf);
    if err > reltol
        if h <= hmin
            warning('MATLAB:ode45:IntegrationTolNotMet', ...
                'Failure at t=%e.  Unable to meet integration tolerances without reducing the step size below the smallest value allowed (%e) at time t.', now, hmin);
            break
        end
        if failed
            h = max(hmin, 0.5 * h);
        else
            h = max(hmin, h * max(0.1, 0.8 * (reltol / err)^(1 / order)));
        end
        failed = true;
        continue
    end
    knew = k(:, stages);
    if numel(asked) > 2
        while next <= numel(asked) && (tnew - asked(next)) * direction >= 0
            y(next, :) = between(asked(next), now, tnew, x, xnew, k(:, 1), knew).';
            next = next + 1;
        end
    else
        % four results for each step, as its error allows
        for m = 1:3
            tm = now + m * (tnew - now) / 4;
            t(end+1, 1) = tm;
            y(end+1, :) = between(tm, now, tnew, x, xnew, k(:, 1), knew).';
        end
        t(end+1, 1) = tnew;
        y(end+1, :) = xnew.';
    end
    if ~failed
        factor = 1.25 * (err / reltol)^(1 / order);
        if factor > 0.2
            h = h / factor;
        else
            h = 5 * h;
        end
    end
    failed = false;
    now = tnew;
    x = xnew;
    k(:, 1) = knew;
end
if numel(asked) > 2
    t = t(1:next-1);
    y = y(1:next-1, :);
end
end

function v = between(t, t0, t1, x0, x1, d0, d1)
% Cubic interpolation by values and slopes at both ends.
h = t1 - t0;
w = (t - t0) / h;
v = x0 * ((1 + 2 * w) * (1 - w)^2) + x1 * (w^2 * (3 - 2 * w)) ...
    + d0 * (h * w * (1 - w)^2) + d1 * (h * w^2 * (w - 1));
end
