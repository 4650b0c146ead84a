% Calibration of a sensor: least squares for a line and for a parabola.
volts = [0.10 0.52 0.98 1.51 2.03 2.49 3.02 3.48]';
degrees = [2.1 10.4 20.6 33.3 47.0 60.2 76.5 91.8]';
n = numel(volts);

models = {'line', [ones(n, 1), volts]; 'parabola', [ones(n, 1), volts, volts.^2]};
for k = 1:size(models, 1)
    A = models{k, 2};
    c = A\degrees;
    off = degrees - A*c;
    fprintf('%-9s', models{k, 1});
    fprintf(' %8.4f', c);
    fprintf('   worst %.3f, deviation %.3f\n', max(abs(off)), norm(off)/sqrt(n - numel(c)));
end

% what the parabola says about new readings
readings = [0.25 1.00 2.75];
table = [readings; c(1) + c(2)*readings + c(3)*readings.^2];
fprintf('%5.2f V is %6.2f degrees\n', table);
