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
tol = optimget(options, 'TolX', eps);
calls = 0;
rounds = 0;
flag = 1;
if numel(x0) == 2
    a = x0(1);
    b = x0(2);
    fa = f(a);
    fb = f(b);
    calls = 2;
    if fa ~= 0 && fb ~= 0 && (fa > 0) == (fb > 0)
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
    if x0 ~= 0
        d = x0 / 50;
    else
        d = 1 / 50;
    end
    while fa ~= 0 && (fa > 0) == (fb > 0)
        d = d * sqrt(2);
        a = x0 - d;
        fa = f(a);
        calls = calls + 1;
        if ~isfinite(fa) || ~isfinite(a)
            x = NaN;
            fx = NaN;
            flag = -3;
            info = report(rounds, calls, 'No sign change was found; function values or points are not finite.');
            return
        end
        if (fa > 0) ~= (fb > 0)
            break
        end
        b = x0 + d;
        fb = f(b);
        calls = calls + 1;
    end
end
bracket = sort([a, b]);
c = a;
fc = fa;
d = b - a;
e = d;
while fb ~= 0 && a ~= b
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
info = report(rounds, calls, sprintf('Zero found in the interval [%g, %g]', bracket));
end

function info = report(rounds, calls, text)
info = struct('intervaliterations', 0, 'iterations', rounds, 'funcCount', calls, ...
    'algorithm', 'bisection, interpolation', 'message', text);
end
