function options_struct
% A solver with options: defaults, a struct of settings, names and values.
r = solve(@(x) x^3 - 2, 1);
report(r);
opts.tol = 1e-3;
opts.method = 'bisect';
opts.lower = 0;
opts.upper = 2;
report(solve(@(x) x^3 - 2, 1, opts));
report(solve(@(x) cos(x) - x, 1, 'maxiter', 4, 'tol', 1e-12));
end

function r = solve(f, x, varargin)
opts = struct('tol', 1e-8, 'maxiter', 50, 'method', 'newton', 'lower', -10, 'upper', 10);
if nargin > 2
    if isstruct(varargin{1})
        opts = merge(opts, varargin{1});
    else
        for k = 1:2:numel(varargin)
            opts.(varargin{k}) = varargin{k+1};
        end
    end
end
switch opts.method
    case 'newton'
        r = newton(f, x, opts);
    case 'bisect'
        r = bisect(f, opts);
end
r.method = opts.method;
end

function opts = merge(opts, given)
names = fieldnames(given);
for k = 1:numel(names)
    if isfield(opts, names{k})
        opts.(names{k}) = given.(names{k});
    else
        error('unknown option %s', names{k});
    end
end
end

function r = newton(f, x, opts)
r.iterations = 0;
h = 1e-6;
while abs(f(x)) > opts.tol && r.iterations < opts.maxiter
    x = x - f(x) * 2 * h / (f(x + h) - f(x - h));
    r.iterations = r.iterations + 1;
end
r.x = x;
end

function r = bisect(f, opts)
a = opts.lower;
b = opts.upper;
r.iterations = 0;
while b - a > opts.tol
    m = (a + b) / 2;
    if sign(f(m)) == sign(f(a))
        a = m;
    else
        b = m;
    end
    r.iterations = r.iterations + 1;
end
r.x = (a + b) / 2;
end

function report(r)
fprintf('%s: %.4f in %d\n', r.method, r.x, r.iterations);
end
