function [y, slope] = deval(sol, x, chosen)
% DEVAL  The solution of a differential equation, sol = ode45(...), at points x: a column
%   for each point; slope has its derivatives. chosen selects components.

if ~isstruct(sol)
    other = sol;
    sol = x;
    x = other;
end
if ~isstruct(sol) || ~isfield(sol, 'solver')
    error('MATLAB:deval:SolNotFromDiffEqSolver', '%s must be a structure returned by a differential equation solver.', 'sol');
end
n = size(sol.y, 1);
if nargin < 3
    chosen = 1:n;
end
points = sol.x;
direction = sign(points(end) - points(1));
x = x(:).';
outside = (x - points(1)) * direction < 0 | (x - points(end)) * direction > 0;
if any(outside)
    error('MATLAB:deval:SolOutsideInterval', ...
        'Attempting to evaluate the solution outside the interval [%e, %e] where it is defined.', points(1), points(end));
end
y = zeros(n, numel(x));
slope = zeros(n, numel(x));
for j = 1:numel(x)
    k = find((points - x(j)) * direction <= 0, 1, 'last');
    k = min(k, numel(points) - 1);
    h = points(k + 1) - points(k);
    w = (x(j) - points(k)) / h;
    if ~isfield(sol, 'idata')
        % solutions with slopes are cubic
        [y(:, j), slope(:, j)] = mc_hermite(sol.y(:, k), sol.y(:, k + 1), sol.yp(:, k), sol.yp(:, k + 1), h, w);
        continue
    end
    c = sol.idata.f3d(:, :, k);
    q = 1:size(c, 2);
    y(:, j) = sol.y(:, k) + c * (w.^q).';
    slope(:, j) = c * (q .* w.^(q - 1)).' / h;
    if x(j) == points(k + 1)
        y(:, j) = sol.y(:, k + 1);
    end
end
y = y(chosen, :);
slope = slope(chosen, :);
end
