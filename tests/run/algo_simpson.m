function algo_simpson
% Simpson's rule with a handle and with a vector.
fprintf('%.8f\n', simpson(@(x) x.^2, 0, 3, 10), simpson(@sin, 0, pi, 100), simpson(@(x) ones(size(x)), 1, 2, 2));
end

function s = simpson(f, a, b, n)
x = linspace(a, b, n + 1);
y = f(x);
s = (b - a)/n/3*(y(1) + y(end) + 4*sum(y(2:2:end-1)) + 2*sum(y(3:2:end-2)));
end
