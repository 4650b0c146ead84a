% Rounding: half away from zero.
x = [-2.5 -1.5 -1.4 0.5 1.5 2.5];
fprintf('%g ', round(x), fix(x), floor(x), ceil(x));
fprintf('\n');
fprintf('%g ', round(123456), fix(-3.99));
fprintf('\n');
