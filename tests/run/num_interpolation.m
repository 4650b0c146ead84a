% interp1, trapz, cumtrapz and linspace.
x = 0:4;
y = x.^2;
fprintf('%g ', interp1(x, y, [0.5 2.5 4]), trapz(x, y), trapz([1 2 3]), cumtrapz([1 2 3]));
fprintf('\n');
fprintf('%g ', linspace(0, 1, 5), numel(linspace(0, 1)));
fprintf('\n');
fprintf('%d ', isnan(interp1(x, y, 5)));
fprintf('%.4f ', logspace(0, 2, 3));
fprintf('\n');
