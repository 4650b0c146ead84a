function [x, fx, flag, info] = fzero(f, x0, options, varargin)
% FZERO  Zero of a function of one variable, by Brent's method.
%   x0 is an interval over which f changes its sign, or a point to start from.
%   Arguments behind the options go on to f.
%   fzero(problem) takes a structure with the fields objective, x0 and options.

if nargin == 1 && isstruct(f)
    x0 = f.x0;
    options = f.options;
    f = f.objective;
elseif nargin < 3
    options = struct();
end
if ischar(f)
    f = str2func(f);
end
if nargin > 3
    g = f;
    f = @(x) g(x, varargin{:});
end
if mc_octave()
    [x, fx, flag, info] = mc_enclosed_zero(f, x0, options);
    return
end
tol = optimget(options, 'TolX', eps);
[notify, final, iter] = mc_solver_display(options);
watch = optimget(options, 'OutputFcn');
calls = 0;
rounds = 0;
around = 0;
flag = 1;
if ~any(numel(x0) == [1 2])
    error('MATLAB:fzero:LengthArg2', 'Second argument must be of length 1 or 2.');
elseif ~isnumeric(x0) || ~isreal(x0) || any(~isfinite(x0))
    error('MATLAB:fzero:Arg2NotFinite', 'Second argument must be finite.');
end
if numel(x0) == 2
    a = x0(1);
    b = x0(2);
    fa = f(a);
    fb = f(b);
    calls = 2;
    if any(~isfinite([fa, fb])) || ~isreal([fa, fb])
        error('MATLAB:fzero:ValuesAtEndPtsComplexOrNotFinite', ...
            'Function values at interval endpoints must be finite and real.');
    end
    if fa == 0 || fb == 0
        x = b;
        fx = fb;
        if fa == 0
            x = a;
            fx = fa;
        end
        info = report(0, 0, calls, 'Zero find terminated.');
        if final
            disp(info.message)
        end
        return
    end
    if (fa > 0) == (fb > 0)
        error('MATLAB:fzero:ValuesAtEndPtsSameSign', ...
            'Function values at the interval endpoints must differ in sign.');
    end
else
    % look for a change of sign in growing intervals
    a = x0;
    b = x0;
    fa = f(x0);
    fb = fa;
    calls = 1;
    if ~isfinite(fa) || ~isreal(fa)
        error('MATLAB:fzero:ValueAtInitGuessComplexOrNotFinite', ...
            'Function value at starting guess must be finite and real.');
    end
    if fa == 0
        x = x0;
        fx = fa;
        info = report(0, 0, calls, 'Zero find terminated.');
        if final
            disp(info.message)
        end
        return
    end
    if iter
        fprintf(' \nSearch for an interval around %g containing a sign change:\n', x0);
        fprintf(' Func-count    a          f(a)             b          f(b)        Procedure\n');
        interval_line(calls, a, fa, b, fb, 'initial interval');
    end
    if x0 ~= 0
        d = x0 / 50;
    else
        d = 1 / 50;
    end
    while (fa > 0) == (fb > 0)
        around = around + 1;
        d = d * sqrt(2);
        a = x0 - d;
        fa = f(a);
        calls = calls + 1;
        [flag, text] = not_usable(a, fa);
        if flag == 1 && (fa > 0) == (fb > 0)
            b = x0 + d;
            fb = f(b);
            calls = calls + 1;
            [flag, text] = not_usable(b, fb);
        end
        if flag ~= 1
            x = NaN;
            fx = NaN;
            if notify || final
                disp(text)
            end
            info = report(around, rounds, calls, text);
            return
        end
        if iter
            interval_line(calls, a, fa, b, fb, 'search');
        end
    end
end
from = a;
to = b;
largest = max(abs(fa), abs(fb));
if iter
    fprintf(' \n Search for a zero in the interval [%g, %g]:\n', from, to);
    fprintf(' Func-count    x          f(x)             Procedure\n');
end
how = 'initial';
c = a;
fc = fb;
d = b - a;
e = d;
stop = seen_by(watch, b, fb, rounds, calls, how, 'init');
while fb ~= 0 && a ~= b && ~stop
    if (fb > 0) == (fc > 0)
        c = a;
        fc = fa;
        d = b - a;
        e = d;
    end
    if abs(fc) < abs(fb)
        a = b;
        b = c;
        c = a;
        fa = fb;
        fb = fc;
        fc = fa;
    end
    m = 0.5 * (c - b);
    small = 2 * tol * max(abs(b), 1);
    if abs(m) <= small || fb == 0
        break
    end
    if iter
        fprintf('%5.0f   %13.6g %13.6g        %s\n', calls, b, fb, how);
    end
    stop = seen_by(watch, b, fb, rounds, calls, how, 'iter');
    if stop
        break
    end
    how = 'bisection';
    if abs(e) < small || abs(fa) <= abs(fb)
        d = m;
        e = m;
    else
        s = fb / fa;
        if a == c
            p = 2 * m * s;
            q = 1 - s;
        else
            q = fa / fc;
            r = fb / fc;
            p = s * (2 * m * q * (q - r) - (b - a) * (r - 1));
            q = (q - 1) * (r - 1) * (s - 1);
        end
        if p > 0
            q = -q;
        else
            p = -p;
        end
        if 2 * p < 3 * m * q - abs(small * q) && p < abs(0.5 * e * q)
            e = d;
            d = p / q;
            how = 'interpolation';
        else
            d = m;
            e = m;
        end
    end
    a = b;
    fa = fb;
    if abs(d) > small
        b = b + d;
    elseif b > c
        b = b - small;
    else
        b = b + small;
    end
    fb = f(b);
    calls = calls + 1;
    rounds = rounds + 1;
end
x = b;
fx = fb;
if iter
    fprintf('%5.0f   %13.6g %13.6g        %s\n', calls, b, fb, how);
end
seen_by(watch, b, fb, rounds, calls, how, 'done');
if stop
    flag = -1;
    text = 'Optimization terminated prematurely by user.';
elseif abs(fx) <= largest
    text = sprintf('Zero found in the interval [%g, %g]', from, to);
else
    flag = -5;
    text = sprintf(['Current point x may be near a singular point. The interval [%g, %g] \nreduced to the ' ...
        'requested tolerance and the function changes sign in the interval,\nbut f(x) increased in magnitude ' ...
        'as the interval reduced.'], from, to);
end
if final || notify && flag < 0
    fprintf(' \n%s\n', text);
end
info = report(around, rounds, calls, text);
end

function interval_line(calls, a, fa, b, fb, how)
fprintf('%5.0f   %13.6g %13.6g %13.6g %13.6g   %s\n', calls, a, fa, b, fb, how);
end

function [flag, text] = not_usable(x, fx)
% What is said of a value, or a place, that the search cannot use.
flag = 1;
text = '';
if ~isfinite(fx)
    flag = -3;
    text = sprintf(['Exiting fzero: aborting search for an interval containing a sign change\n    because NaN or ' ...
        'Inf function value encountered during search.\n(Function value at %0.5g is %g.)\nCheck function or ' ...
        'try again with a different starting value.'], x, fx);
elseif ~isreal(fx)
    flag = -4;
    text = sprintf(['Exiting fzero: aborting search for an interval containing a sign change\n    because complex ' ...
        'function value encountered during search.\n(Function value at %0.5g is %s.)\nCheck function or ' ...
        'try again with a different starting value.'], x, num2str(fx));
elseif ~isfinite(x)
    flag = -6;
    text = sprintf(['Exiting fzero: aborting search for an interval containing a sign change\n    because no sign ' ...
        'change is detected during search.\nFunction may not have a root.']);
end
end

function stop = seen_by(watch, x, fx, rounds, calls, how, state)
% What the output functions say of a point: whether to stop.
stop = false;
if isempty(watch)
    return
end
values = struct('funccount', calls, 'iteration', rounds, 'fval', fx, 'procedure', how);
if ~iscell(watch)
    watch = {watch};
end
for k = 1:numel(watch)
    if strcmp(state, 'done')
        watch{k}(x, values, state);
    else
        stop = watch{k}(x, values, state) || stop;
    end
end
end

function info = report(around, rounds, calls, text)
info = struct('intervaliterations', around, 'iterations', rounds, 'funcCount', calls, ...
    'algorithm', 'bisection, interpolation', 'message', text);
end
