% fsolve and the number of its steps; a Jacobian that the function gives.
f = @(x) [x(1)^2 + x(2)^2 - 4; x(1) - x(2)];
[x, v, flag, out] = fsolve(f, [3; 1], optimset('Display', 'off'));
fprintf('%.6f %.6f %d\n', x, flag);
[x, v, flag, out] = fsolve(f, [30; 1], struct('MaxIter', 2));
fprintf('%d %d\n', flag, out.iterations);
[x, v, flag] = fsolve(@with_slopes, 3, optimset('Jacobian', 'on', 'Display', 'off'));
fprintf('%.6f %d\n', x, flag);

function [v, j] = with_slopes(x)
v = x^3 - 8;
j = 3 * x^2;
end
