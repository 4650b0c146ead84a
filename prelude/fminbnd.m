function [x, fx, flag, info] = fminbnd(f, a, b, options, varargin)
% FMINBND  Minimum of a function of one variable in an interval, by golden
%   sections and parabolas (Brent).
%   Arguments behind the options go on to f.
%   fminbnd(problem) takes a structure with the fields objective, x1, x2 and options.

if nargin == 1 && isstruct(f)
    a = f.x1;
    b = f.x2;
    options = f.options;
    f = f.objective;
elseif nargin < 4
    options = struct();
end
if ischar(f)
    f = str2func(f);
end
if nargin > 4
    g = f;
    f = @(x) g(x, varargin{:});
end
[notify, final, iter] = mc_solver_display(options);
if ~(a <= b)
    x = [];
    fx = [];
    flag = -2;
    text = 'Exiting: The bounds are inconsistent because x1 > x2.';
    info = struct('iterations', 0, 'funcCount', 0, 'algorithm', 'golden section search, parabolic interpolation', ...
        'message', text);
    if notify || final
        fprintf(' \n%s\n', text);
    end
    return
end
tol = optimget(options, 'TolX', 1e-4);
max_rounds = optimget(options, 'MaxIter', 500);
max_calls = optimget(options, 'MaxFunEvals', 500);
golden = 0.5 * (3 - sqrt(5));
v = a + golden * (b - a);
w = v;
x = v;
d = 0;
e = 0;
fx = f(x);
fv = fx;
fw = fx;
calls = 1;
rounds = 0;
if iter
    fprintf(' \n Func-count     x          f(x)         Procedure\n');
    fprintf('%5.0f   %12.6g %12.6g        %s\n', calls, x, fx, 'initial');
end
flag = 1;
middle = 0.5 * (a + b);
tol1 = sqrt(eps) * abs(x) + tol / 3;
while abs(x - middle) > 2 * tol1 - 0.5 * (b - a)
    if rounds >= max_rounds || calls >= max_calls
        flag = 0;
        break
    end
    section = true;
    if abs(e) > tol1
        section = false;
        r = (x - w) * (fx - fv);
        q = (x - v) * (fx - fw);
        p = (x - v) * q - (x - w) * r;
        q = 2 * (q - r);
        if q > 0
            p = -p;
        end
        q = abs(q);
        r = e;
        e = d;
        if abs(p) < abs(0.5 * q * r) && p > q * (a - x) && p < q * (b - x)
            d = p / q;
            u = x + d;
            if u - a < 2 * tol1 || b - u < 2 * tol1
                s = sign(middle - x) + (middle == x);
                d = tol1 * s;
            end
        else
            section = true;
        end
    end
    if section
        if x >= middle
            e = a - x;
        else
            e = b - x;
        end
        d = golden * e;
    end
    s = sign(d) + (d == 0);
    u = x + s * max(abs(d), tol1);
    fu = f(u);
    calls = calls + 1;
    rounds = rounds + 1;
    if iter
        how = 'parabolic';
        if section
            how = 'golden';
        end
        fprintf('%5.0f   %12.6g %12.6g        %s\n', calls, u, fu, how);
    end
    if fu <= fx
        if u >= x
            a = x;
        else
            b = x;
        end
        v = w;
        fv = fw;
        w = x;
        fw = fx;
        x = u;
        fx = fu;
    else
        if u < x
            a = u;
        else
            b = u;
        end
        if fu <= fw || w == x
            v = w;
            fv = fw;
            w = u;
            fw = fu;
        elseif fu <= fv || v == x || v == w
            v = u;
            fv = fu;
        end
    end
    middle = 0.5 * (a + b);
    tol1 = sqrt(eps) * abs(x) + tol / 3;
end
if flag == 1
    text = sprintf('Optimization terminated:\n the current x satisfies the termination criteria using OPTIONS.TolX of %e \n', tol);
elseif calls >= max_calls
    text = sprintf(['Exiting: Maximum number of function evaluations has been exceeded\n', ...
        '         - increase MaxFunEvals option.\n         Current function value: %f \n'], fx);
else
    text = sprintf(['Exiting: Maximum number of iterations has been exceeded\n', ...
        '         - increase MaxIter option.\n         Current function value: %f \n'], fx);
end
if final || notify && flag ~= 1
    fprintf(' \n%s\n', text);
end
info = struct('iterations', rounds, 'funcCount', calls, ...
    'algorithm', 'golden section search, parabolic interpolation', 'message', text);
end
