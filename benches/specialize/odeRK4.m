function [t, y] = odeRK4(diffeq, tn, h, y0, varargin)
t = (0:h:tn)';
n = length(t);
y = y0 * ones(n, 1);
h2 = h / 2;
h3 = h / 3;
h6 = h / 6;
for j = 2:n
    k1 = feval(diffeq, t(j - 1), y(j - 1), varargin{:});
    k2 = feval(diffeq, t(j - 1) + h2, y(j - 1) + h2 * k1, varargin{:});
    k3 = feval(diffeq, t(j - 1) + h2, y(j - 1) + h2 * k2, varargin{:});
    k4 = feval(diffeq, t(j - 1) + h, y(j - 1) + h * k3, varargin{:});
    y(j) = y(j - 1) + h6 * (k1 + k4) + h3 * (k2 + k3);
end
end
