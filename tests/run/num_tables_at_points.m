% One point of a table beside many: interp1, interp2 and quantile give the same.
x = [1 2 4 7 11];
y = [3 1 4 1 5];
points = [1 1.5 2 3.9 4 10.99 11 0.5 11.5 NaN -Inf Inf];
many = interp1(x, y, points);
beyond = interp1(x, y, points, 'linear', 'extrap');
zero = interp1(x, y, points, 'linear', 0);
near = interp1(x, y, points, 'nearest');
prior = interp1(x, y, points, 'previous');
bad = 0;
for k = 1:numel(points)
    bad = bad + ~isequaln(interp1(x, y, points(k)), many(k));
    bad = bad + ~isequaln(interp1(x, y, points(k), 'LINEAR', 'extrap'), beyond(k));
    bad = bad + ~isequaln(interp1(x, y, points(k), 'linear', 0), zero(k));
    for m = {'nearest', 'previous', 'next'}
        steps = interp1(x, y, points, m{1});
        bad = bad + ~isequaln(interp1(x, y, points(k), m{1}), steps(k));
        steps = interp1(x, y, points, m{1}, 'extrap');
        bad = bad + ~isequaln(interp1(x, y, points(k), m{1}, 'extrap'), steps(k));
    end
    bad = bad + ~isequaln(interp1(x, y, points(k), 'nearest'), near(k));
    bad = bad + ~isequaln(interp1(x, y, points(k), '*previous'), prior(k));
    bad = bad + ~isequaln(interp1(x', y', points(k)), many(k));
end
fprintf('%d bad\n', bad);
fprintf('%.4f ', many, beyond(8:9), zero(8:9), near(1:4), prior(4:7), interp1(x, y, [1.5 4 NaN], 'next'));
fprintf('\n');

% Points in any order, and tables of other classes.
order = [3 1 5 2 4];
fprintf('%.4f ', interp1(x(order), y(order), 3), interp1(fliplr(x), fliplr(y), 3), interp1(y, 2.5), interp1(x, y', 2.5));
fprintf('\n%s %s\n', class(interp1(single(x), y, 3)), class(interp1(x, single(y), 3)));
z = interp1(x, y + 2i*y, 3);
fprintf('%.4f %.4f\n', real(z), imag(z));
fprintf('%.4f ', interp1([1 2], [5 7], 2), interp1([1 2], [5 7], -0));
fprintf('\n');
try
    interp1([1 2 2 3], [1 2 3 4], 1.5)
catch e
    disp(e.identifier);
end
try
    interp1([1 2 3], [1 2 3 4], 1.5)
catch e
    disp(e.identifier);
end

% In two directions.
v = 0:0.5:2;
t = v'.^2 + 10*x;
at = [1 1.5 2 3.9 11 0.5 NaN];
bad = 0;
for i = 1:numel(at)
    for w = [0 0.3 0.5 1.9 2 2.1 -0.1]
        one = interp2(x, v, t, at(i), w);
        both = interp2(x, v, t, [at(i) at(i)], [w w]);
        bad = bad + ~isequaln([one one], both) + ~isequaln(one, interp2(x', v', t, at(i), w));
        bad = bad + ~isequaln(one, interp2(fliplr(x), v, fliplr(t), at(i), w));
    end
end
fprintf('%d bad, %.4f\n', bad, interp2(x, v, t, 3, 1.25));
[X, V] = meshgrid(x, v);
fprintf('%.4f %.4f\n', interp2(X, V, t, 3, 1.25), interp2(t, 1.5, 2.5));

% Quantiles.
s = [5 3 NaN 9 1 3];
fprintf('%.4f ', quantile(s, 0.3), quantile(s', 0.3), quantile(s, [0.3 0.9]), quantile(s, 0), quantile(s, 1), ...
    prctile(s, 50), quantile(7, 0.2), quantile([NaN NaN], 0.5), quantile(single(s), 0.3), quantile([2 8], 0.5));
fprintf('\n');
