function closures_pipeline
% Functions made by functions: composition, tables of handles, callbacks.
add = @(k) @(x) x + k;
times = @(k) @(x) x * k;
f = compose(add(3), times(2));
fprintf('%g %g\n', f(1), f(5));
steps = {add(1), times(3), @(x) x - 4};
x = 2;
for k = 1:numel(steps)
    g = steps{k};
    x = g(x);
end
fprintf('%g\n', x);
area = quadrature(@(t) t.^2 .* exp(-t), 0, 5, 200);
fprintf('%.6f\n', area);
[best, at] = grid_search(@(a, b) (a - 1)^2 + (b + 2)^2, -3:0.5:3);
fprintf('%g at %g %g\n', best, at(1), at(2));
table = struct('name', {'sq', 'cube', 'half'}, 'fn', {@(x) x^2, @(x) x^3, @(x) x/2});
for k = 1:numel(table)
    h = table(k).fn;
    fprintf('%s %g\n', table(k).name, h(3));
end
end

function h = compose(f, g)
h = @(x) f(g(x));
end

function s = quadrature(f, a, b, n)
h = (b - a) / n;
s = 0;
for k = 1:n
    s = s + h * f(a + (k - 0.5) * h);
end
end

function [best, at] = grid_search(f, values)
best = Inf;
at = [0 0];
for a = values
    for b = values
        v = f(a, b);
        if v < best
            best = v;
            at = [a b];
        end
    end
end
end
