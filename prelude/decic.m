function [y, yp, residual] = decic(f, t0, y0, fixed_y, yp0, fixed_yp, options, varargin)
% DECIC  Consistent initial values of f(t, y, y') = 0: components that are not fixed are changed by as little as
%   Newton's method allows.

y = y0(:);
yp = yp0(:);
n = numel(y);
if isempty(fixed_y)
    fixed_y = zeros(n, 1);
end
if isempty(fixed_yp)
    fixed_yp = zeros(n, 1);
end
free = find(~fixed_y(:));
freep = find(~fixed_yp(:));
if numel(free) + numel(freep) < n
    error('MATLAB:decic:TooManyFixed', 'Cannot have more than %d components of Y0 and YP0 fixed.', n);
end
tol = 1e-3;
if nargin > 6 && ~isempty(options)
    tol = odeget(options, 'RelTol', 1e-3);
end
for round = 1:20
    r = reshape(f(t0, y, yp, varargin{:}), [], 1);
    residual = norm(r);
    if residual <= 1e-3 * tol * max(1, norm([y; yp])) && round > 1 || residual == 0
        break
    end
    J = zeros(n, numel(free) + numel(freep));
    for k = 1:numel(free)
        moved = y;
        h = sqrt(eps) * max(abs(y(free(k))), 1);
        moved(free(k)) = moved(free(k)) + h;
        J(:, k) = (reshape(f(t0, moved, yp, varargin{:}), [], 1) - r) / h;
    end
    for k = 1:numel(freep)
        moved = yp;
        h = sqrt(eps) * max(abs(yp(freep(k))), 1);
        moved(freep(k)) = moved(freep(k)) + h;
        J(:, numel(free) + k) = (reshape(f(t0, y, moved, varargin{:}), [], 1) - r) / h;
    end
    d = -pinv(J) * r;
    y(free) = y(free) + d(1:numel(free));
    yp(freep) = yp(freep) + d(numel(free) + 1:end);
end
end
