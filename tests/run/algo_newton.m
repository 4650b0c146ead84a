function algo_newton
% Newton's method and bisection with function handles.
[r, k] = newton(@(x) x^2 - 2, @(x) 2*x, 1);
fprintf('%.10f %d\n', r, k);
[r, k] = newton(@cos, @(x) -sin(x), 1);
fprintf('%.10f %d\n', r, k);
fprintf('%.6f\n', bisect(@(x) x^3 - x - 2, 1, 2, 1e-9));
end

function [x, k] = newton(f, df, x)
k = 0;
while abs(f(x)) > 1e-12 && k < 50
    x = x - f(x)/df(x);
    k = k + 1;
end
end

function m = bisect(f, a, b, tol)
while b - a > tol
    m = (a + b)/2;
    if f(a)*f(m) <= 0
        b = m;
    else
        a = m;
    end
end
m = (a + b)/2;
end
