function [x, fval, flag, output, grad, hessian] = fminunc(f, x0, options)
% FMINUNC  Minimum of a smooth function, by quasi-Newton steps (BFGS).
%   fminunc(problem) takes a structure with the fields objective, x0 and options.

if nargin == 1 && isstruct(f)
    x0 = f.x0;
    f = f.objective;
end
if ischar(f)
    f = str2func(f);
end
x = x0;
n = numel(x);
fval = f(x);
g = slope(f, x);
h = eye(n);
flag = 0;
for rounds = 1:500
    if norm(g, Inf) < 1e-9
        flag = 1;
        break
    end
    d = -h * g;
    if g' * d >= 0
        h = eye(n);
        d = -g;
    end
    t = 1;
    if rounds == 1
        t = min(1, 1 / norm(g, Inf));    % nothing is known of the curvature yet: no component moves by more than 1
    end
    while t > 1e-16
        new = x + reshape(t * d, size(x));
        value = f(new);
        if value <= fval + 1e-4 * t * (g' * d)
            break
        end
        t = t / 2;
    end
    if t <= 1e-16
        flag = 1;
        break
    end
    s = t * d;
    next = slope(f, new);
    y = next - g;
    if s' * y > 1e-14
        r = 1 / (s' * y);
        h = (eye(n) - r * (s * y')) * h * (eye(n) - r * (y * s')) + r * (s * s');
    end
    x = new;
    fval = value;
    g = next;
end
output = struct('iterations', rounds, 'algorithm', 'quasi-newton');
grad = reshape(g, size(x));
hessian = [];
if nargout > 5
    hessian = curvature(f, x);
end
end

function H = curvature(f, x)
% Second derivatives by differences of the slopes.
n = numel(x);
H = zeros(n);
for k = 1:n
    h = eps^(1 / 4) * max(1, abs(x(k)));
    up = x;
    up(k) = up(k) + h;
    down = x;
    down(k) = down(k) - h;
    H(:, k) = (slope(f, up) - slope(f, down)) / (2 * h);
end
H = (H + H') / 2;
end

function g = slope(f, x)
g = zeros(numel(x), 1);
for k = 1:numel(x)
    h = eps^(1 / 3) * max(1, abs(x(k)));
    up = x;
    up(k) = up(k) + h;
    down = x;
    down(k) = down(k) - h;
    g(k) = (f(up) - f(down)) / (2 * h);
end
end
