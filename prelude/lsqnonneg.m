function [x, resnorm, residual, flag, info, lambda] = lsqnonneg(a, b, options)
% LSQNONNEG  Least squares with x >= 0, by the method of Lawson and Hanson. The
%   options are not needed; lambda has the multipliers, negative where x is at 0.

n = size(a, 2);
x = zeros(n, 1);
passive = false(n, 1);
w = a' * (b - a * x);
tol = 10 * eps * norm(a, 1) * max(size(a));
flag = 0;
steps = 0;
while steps < 10 * n
    if all(passive) || all(w(~passive) <= tol)
        flag = 1;
        break
    end
    steps = steps + 1;
    candidates = w;
    candidates(passive) = -Inf;
    [~, j] = max(candidates);
    passive(j) = true;
    s = zeros(n, 1);
    s(passive) = a(:, passive) \ b;
    while any(s(passive) <= 0) && steps < 10 * n
        steps = steps + 1;
        bad = passive & s <= 0;
        step = min(x(bad) ./ (x(bad) - s(bad)));
        x = x + step * (s - x);
        passive(passive & abs(x) < tol) = false;
        s = zeros(n, 1);
        s(passive) = a(:, passive) \ b;
    end
    x = s;
    w = a' * (b - a * x);
end
residual = b - a * x;
resnorm = residual' * residual;
lambda = w;
info = struct('iterations', steps, 'algorithm', 'active-set', 'message', 'Optimization terminated.');
end
