function algo_runge_kutta
% The classical Runge-Kutta method for an oscillator.
f = @(t, y) [y(2); -y(1)];
y = rk4(f, [0 2*pi], [1; 0], 100);
fprintf('%.6f %.6f\n', y(1, end), abs(y(2, end)));
fprintf('%d %d\n', size(y));
z = rk4(@(t, y) -y, [0 1], 1, 20);
fprintf('%.6f %.6f\n', z(end), exp(-1));
end

function y = rk4(f, span, y0, n)
h = diff(span)/n;
y = zeros(numel(y0), n + 1);
y(:, 1) = y0;
t = span(1);
for k = 1:n
    k1 = f(t, y(:, k));
    k2 = f(t + h/2, y(:, k) + h/2*k1);
    k3 = f(t + h/2, y(:, k) + h/2*k2);
    k4 = f(t + h, y(:, k) + h*k3);
    y(:, k+1) = y(:, k) + h/6*(k1 + 2*k2 + 2*k3 + k4);
    t = t + h;
end
end
