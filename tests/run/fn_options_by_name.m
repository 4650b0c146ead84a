function fn_options_by_name()
opts = options('tol', 1e-10, 'method', 'secant');
[r, n] = solve(@(x) x^3 - 2*x - 5, 2, 3, opts);
fprintf('%.8f %d\n', r, n);
opts = options('method', 'bisect', 'verbose', true);
[r, n] = solve(@cos, 1, 2, opts);
fprintf('%.8f %d\n', r, n);
opts = options();
[r, n] = solve(@(x) helper(x, 3), 0, 5, opts);
fprintf('%.8f %d\n', r, n);
try
    options('what', 3);
catch e
    disp(e.message);
end
try
    options('tol');
catch e
    disp(e.message);
end
show('a', 1, 'b', 'text', 'c', [1 2 3]);
show();
show('k', {1, 2});
end
function y = helper(x, n)
y = x^n - n;
end
function o = options(varargin)
o = struct('tol', 1e-6, 'method', 'bisect', 'verbose', false);
for k = 1:2:numel(varargin)
    switch varargin{k}
        case 'tol'
            o.tol = varargin{k+1};
        case {'method', 'algorithm'}
            o.method = varargin{k+1};
        case 'verbose'
            o.verbose = varargin{k+1};
        otherwise
            error('options:unknown', 'unknown option %s', varargin{k});
    end
end
end
function show(varargin)
for k = 1:2:numel(varargin) - 1
    v = varargin{k+1};
    if ischar(v)
        fprintf('%s=%s;', varargin{k}, v);
    elseif iscell(v)
        fprintf('%s has %d;', varargin{k}, numel(v));
    else
        fprintf('%s=%g;', varargin{k}, v(end));
    end
end
fprintf('%d\n', numel(varargin));
end
function [x, n] = solve(f, a, b, o)
switch o.method
    case 'bisect'
        step = @(a, b, fa, fb) (a + b)/2;
    case 'secant'
        step = @(a, b, fa, fb) b - fb*(b - a)/(fb - fa);
end
fa = f(a); fb = f(b);
for n = 1:200
    x = step(a, b, fa, fb);
    fx = f(x);
    if abs(fx) < o.tol
        if o.verbose, fprintf('done after %d\n', n); end
        return
    end
    if strcmp(o.method, 'secant')
        a = b; fa = fb; b = x; fb = fx;
    elseif sign(fx) == sign(fa)
        a = x; fa = fx;
    else
        b = x; fb = fx;
    end
end
end
