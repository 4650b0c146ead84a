% Random numbers of distributions: mean and variance are those of the distribution, within five standard errors.
rng(42)
n = 4000;
near(normrnd(3, 2, 1, n), 3, 4)
near(lognrnd(0, 0.5, n, 1), exp(0.125), (exp(0.25) - 1) * exp(0.25))
near(unifrnd(-1, 3, [1 n]), 1, 16/12)
near(unidrnd(6, 1, n), 3.5, 35/12)
near(exprnd(2, 1, n), 2, 4)
near(gamrnd(2.5, 2, 1, n), 5, 10)
near(gamrnd(0.5, 1, 1, n), 0.5, 0.5)
near(chi2rnd(3, 1, n), 3, 6)
near(trnd(12, 1, n), 0, 1.2)
near(frnd(5, 12, 1, n), 1.2, 1.08)
near(betarnd(2, 3, 1, n), 0.4, 0.04)
near(wblrnd(2, 2, 1, n), sqrt(pi), 4 - pi)
near(raylrnd(2, 1, n), 2 * sqrt(pi / 2), 2 * (4 - pi))
near(geornd(0.3, 1, n), 7/3, 70/9)
near(poissrnd(4, 1, n), 4, 4)
near(poissrnd(100, 1, n), 100, 100)
near(binornd(10, 0.3, 1, n), 3, 2.1)
near(binornd(1000, 0.3, 1, n), 300, 210)
x = mvnrnd([1 2], [2 1; 1 3], n);
disp(max(abs(mean(x) - [1 2])) < 0.15 && max(max(abs(cov(x) - [2 1; 1 3]))) < 0.4)
fprintf('%d ', size(normrnd(zeros(2, 3), 1)), size(exprnd(1, 3)), size(unifrnd([1 2], [3 4])), size(poissrnd(2, 0, 3)))
fprintf('\n');
disp([normrnd(0, -1), unifrnd(2, 1), exprnd(-1), gamrnd(-1, 1), poissrnd(-1), binornd(2.5, 0.5), geornd(0), poissrnd(0)])
y = randsample(10, 4);
disp([size(y), numel(unique(y))])
disp(all(ismember(randsample([5 6 7], 10, true), [5 6 7])))
disp(unique(randsample([1 2 3], 50, true, [0 1 0])))
disp(numel(unique(randsample({'a', 'b', 'c'}, 3))))
for f = {@() normrnd([1 2], [1; 2; 3]), @() normrnd([1 2], 1, 3, 3), @() randsample(3, 4), ...
        @() randsample(3, 2, false, [1 1 1]), @() mvnrnd([0 0], [1 2; 2 1])}
    try
        f{1}();
    catch e
        disp(e.identifier)
    end
end

function near(x, m, v)
tf = abs(mean(x(:)) - m) < 5 * sqrt(v / numel(x)) && abs(var(x(:)) / v - 1) < 0.3;
fprintf('%d ', tf);
end
