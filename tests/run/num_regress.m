% regress: coefficients, intervals, residuals and statistics, against Octave's.
x = (1:8)';
y = [1.1 2.3 2.9 4.2 4.8 6.1 7.3 7.8]';
[b, bint, r, rint, stats] = regress(y, [ones(8, 1), x]);
fprintf('%.6f ', b);
fprintf('\n%.6f ', bint.');
fprintf('\n%.6f ', r(1:3));
fprintf('\n%.6f ', stats([1 2 4]));
fprintf('\n%.4e\n', stats(3));
fprintf('%.6f ', rint(1, :));
fprintf('\n');
[b, ~, r] = regress([y; NaN], [ones(9, 1), [x; 9]]);
fprintf('%.6f ', b);
fprintf('%d %d\n', numel(r), isnan(r(9)));
disp(abs(regress(y, x) - (x' * y) / (x' * x)) < 1e-14)
try
    regress(y, ones(7, 2))
catch e
    disp(e.identifier)
end
