function [x, fval, flag, output, jacobian] = fsolve(f, x0, options, varargin)
% FSOLVE  Zero of a system of nonlinear equations, by Newton steps with halving.
%   Arguments behind the options go on to f.
%   fsolve(problem) takes a structure with the fields objective, x0 and options.

if nargin == 1 && isstruct(f)
    if isfield(f, 'options')
        options = f.options;
    else
        options = struct();
    end
    x0 = f.x0;
    f = f.objective;
elseif nargin < 3 || isempty(options)
    options = struct();
end
if ischar(f)
    f = str2func(f);
end
if nargin > 3
    g = f;
    f = @(x) g(x, varargin{:});
end
most = optimget(options, 'MaxIter', optimget(options, 'MaxIterations', 400));
given = gives_slopes(options);
x = x0;
fval = f(x);
flag = 0;
rounds = 0;
while true
    if given
        [~, jacobian] = f(x);
        jacobian = full(jacobian);
    else
        jacobian = slopes(f, x, fval);
    end
    if norm(fval(:)) == 0
        flag = 1;
        break
    end
    if rounds >= most
        break
    end
    rounds = rounds + 1;
    step = -(jacobian \ fval(:));
    if any(~isfinite(step))
        step = -pinv(jacobian) * fval(:);
    end
    t = 1;
    better = false;
    while t > 1e-10
        new = x + t * reshape(step, size(x));
        value = f(new);
        if norm(value(:)) < norm(fval(:))
            better = true;
            break
        end
        t = t / 2;
    end
    if ~better
        if norm(fval(:)) < 1e-6
            flag = 1;
        else
            flag = -2;
        end
        break
    end
    x = new;
    fval = value;
    if norm(t * step) <= 1e-14 * max(1, norm(x(:)))
        flag = 1;
        break
    end
end
output = struct('iterations', rounds, 'successful', rounds);
end

function given = gives_slopes(options)
% Whether the function gives its Jacobian, too.
given = strcmp(optimget(options, 'Jacobian', 'off'), 'on') || any(optimget(options, 'SpecifyObjectiveGradient', false));
end

function jacobian = slopes(f, x, value)
n = numel(x);
jacobian = zeros(numel(value), n);
for k = 1:n
    h = sqrt(eps) * max(1, abs(x(k)));
    moved = x;
    moved(k) = moved(k) + h;
    back = x;
    back(k) = back(k) - h;
    up = f(moved);
    down = f(back);
    jacobian(:, k) = (up(:) - down(:)) / (2 * h);
end
end
