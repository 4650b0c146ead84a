function [x, fx, flag, info] = mc_enclosed_zero(f, x0, options)
% MC_ENCLOSED_ZERO  Zero of a function of one variable, as Octave's fzero finds and tells it.
%   One point a round shrinks an interval whose ends differ in sign.
%   Source: G. Alefeld, F. Potra, Y. Shi, "Algorithm 748: enclosing zeros of continuous functions", ACM TOMS 21
%   (1995). The points tried for an interval, the order of the kinds of steps and the test of the slope are Octave's.

tol = optimget(options, 'TolX', eps);
most_rounds = optimget(options, 'MaxIter', Inf);
most_calls = optimget(options, 'MaxFunEvals', Inf);
watch = optimget(options, 'OutputFcn');
[notify, final, iter] = mc_solver_display(options);
[a, fa, b, fb, calls] = bracket(f, x0, iter);
if ~(sign(fa) * sign(fb) <= 0)
    error('Octave:fzero:bracket', 'fzero: not a valid initial bracketing');
end
if iter
    fprintf('\nSearch for a zero in the interval [%g, %g]:\n', a, b);
    disp(' Func-count    x          f(x)             Procedure');
end
slope = (fb - fa) / (b - a);
if fa == 0
    b = a;
    fb = fa;
elseif fb == 0
    a = b;
    fa = fb;
end
if isa(x0, 'single') || isa(fa, 'single')
    unit = eps('single');
else
    unit = eps;
end
[u, fu] = smaller(a, fa, b, fb);
if iter
    line_of(calls, u, fu, 'initial');
end
x = NaN;
fx = NaN;
flag = 0;
rounds = 0;
kind = 1;
d = u;
fd = fu;
e = u;
fe = fu;
enough = 0.5 * (b - a);
while rounds < most_rounds && calls < most_calls
    if kind == 1 && b - a <= 2 * (2 * abs(u) * unit + tol)
        x = u;
        fx = fu;
        flag = 1;
        break
    end
    switch kind
        case 1
            c = first_step(a, fa, b, fb, u, fu);
            d = u;
            fd = fu;
            kind = 5;
        case {2, 3}
            c = interpolated(a, fa, b, fb, d, fd, e, fe, kind);
            kind = kind + 1;
        case 4
            c = u - 2 * (b - a) / (fb - fa) * fu;
            if abs(c - u) > 0.5 * (b - a)
                c = 0.5 * (b + a);
            end
            kind = 5;
        otherwise
            c = 0.5 * (b + a);
            kind = 2;
    end
    margin = 2 * 0.7 * (2 * abs(u) * unit + tol);
    if b - a <= 2 * margin
        c = (a + b) / 2;
    else
        c = max(a + margin, min(b - margin, c));
    end
    x = c;
    fx = f(c);
    fc = fx;
    rounds = rounds + 1;
    calls = calls + 1;
    if iter
        line_of(calls, x, fx, 'interpolation');
    end
    if sign(fc - fa) * sign(fc - fb) >= 0
        % no longer monotonous: no inverse interpolation of degree three
        fe = fc;
    else
        e = d;
        fe = fd;
    end
    if sign(fa) * sign(fc) < 0
        d = b;
        fd = fb;
        b = c;
        fb = fc;
    elseif sign(fb) * sign(fc) < 0
        d = a;
        fd = fa;
        a = c;
        fa = fc;
    elseif fc == 0
        a = c;
        b = c;
        fa = fc;
        fb = fc;
        flag = 1;
        break
    else
        error('Octave:fzero:bracket', 'fzero: zero point is not bracketed');
    end
    if ~isempty(watch) && watch(x, struct('funccount', calls, 'fval', fx, 'iteration', rounds), 'iter')
        flag = -1;
        break
    end
    [u, fu] = smaller(a, fa, b, fb);
    if b - a <= 2 * (2 * abs(u) * unit + tol)
        flag = 1;
        break
    end
    if kind == 5 && b - a <= enough
        kind = 2;
    end
    if kind == 2
        enough = 0.5 * (b - a);
    end
end
if flag == 1 && b ~= a && abs((fb - fa) / (b - a) / slope) > max(1e6, 0.5 / (unit + tol))
    flag = -5;
end
say(flag, notify, final);
info = struct('iterations', rounds, 'funcCount', calls, 'algorithm', 'bisection, interpolation', ...
    'bracketx', [a, b], 'brackety', [fa, fb]);
end

function [a, fa, b, fb, calls] = bracket(f, x0, iter)
% The interval x0, or one from x0 to a point further and further away. The ends are in order.
a = x0(1);
fa = f(a);
calls = 1;
b = NaN;
fb = NaN;
if numel(x0) > 1
    b = x0(2);
    fb = f(b);
    calls = 2;
else
    from = a;
    if a == 0
        from = 0.1;
    elseif abs(a) < 0.001
        from = sign(a) * 0.1;
    end
    if iter
        fprintf('\nSearch for an interval around %g containing a sign change:\n', a);
        fprintf(' Func-count    a          f(a)             b          f(b)        Procedure\n');
        fprintf(' %4d   %13.6g %13.6g %13.6g %13.6g   %s\n', calls, a, fa, a, fa, 'initial interval');
    end
    for factor = [-0.01, 0.025, -0.05, 0.1, -0.25, 0.5, -1, 2.5, -5, 10, -50, 100, -500, 1000]
        b = from + from * factor;
        fb = f(b);
        calls = calls + 1;
        if iter
            fprintf(' %4d   %13.6g %13.6g %13.6g %13.6g   %s\n', calls, a, fa, b, fb, 'search');
        end
        if sign(fa) * sign(fb) <= 0
            break
        end
    end
end
if b < a
    [a, b] = deal(b, a);
    [fa, fb] = deal(fb, fa);
end
end

function [u, fu] = smaller(a, fa, b, fb)
% The end at which the function is smaller.
if abs(fa) < abs(fb)
    u = a;
    fu = fa;
else
    u = b;
    fu = fb;
end
end

function c = first_step(a, fa, b, fb, u, fu)
% By the secant where the values are of one size, in the middle elsewhere.
if abs(fa) <= 1e3 * abs(fb) && abs(fb) <= 1e3 * abs(fa)
    c = u - (a - b) / (fa - fb) * fu;
else
    c = 0.5 * (a + b);
end
end

function c = interpolated(a, fa, b, fb, d, fd, e, fe, steps)
% By inverse interpolation of degree three, or by some Newton steps on the parabola through three points.
c = NaN;
apart = numel(unique([fa, fb, fd, fe])) == 4;
if apart
    de = (d - e) * fd / (fe - fd);
    bd = (b - d) * fb / (fd - fb);
    ab = (a - b) * fa / (fb - fa);
    bd2 = (b - d) * fd / (fd - fb);
    ab2 = (a - b) * fb / (fb - fa);
    bde = (bd2 - de) * fb / (fe - fb);
    abd = (ab2 - bd) * fa / (fd - fa);
    abd2 = (ab2 - bd) * fd / (fd - fa);
    c = a + ab + abd + (abd2 - bde) * fa / (fe - fa);
end
if ~apart || sign(c - a) * sign(c - b) > 0
    slope = (fb - fa) / (b - a);
    bend = ((fd - fb) / (d - b) - slope) / (d - a);
    c = a - fa / slope;
    if bend ~= 0
        for k = 1:steps
            value = fa + (slope + bend * (c - b)) * (c - a);
            change = slope + bend * (2 * c - a - b);
            if change == 0
                c = a - fa / slope;
                break
            end
            c = c - value / change;
        end
    end
end
end

function line_of(calls, x, fx, how)
fprintf(' %4d   %13.6g %13.6g        %s\n', calls, x, fx, how);
end

function say(flag, notify, final)
% What is told of the end.
if ~notify && ~final
    return
end
switch flag
    case 1
        if final
            fprintf('\nAlgorithm converged.\n\n');
        end
    case -1
        fprintf('\nAlgorithm has been terminated by user.\n\n');
    case -5
        fprintf('\nAlgorithm seemingly converged to a singular point.\n\n');
    otherwise
        fprintf('\nMaximum number of iterations or function evaluations reached.\n\n');
end
end
