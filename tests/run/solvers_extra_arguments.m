% arguments behind the options of a solver go on to the function
x = fzero(@(x, a) x^2 - a, [0 3], [], 4);
fprintf('%.4f\n', x);
x = fzero(@(x, a, b) a*x - b, 1, optimset('TolX', 1e-10), 2, 3);
fprintf('%.4f\n', x);
m = fminsearch(@(x, c) (x - c)^2, 0, [], 2);
fprintf('%.3f\n', m);
n = fminbnd(@(x, c) (x - c)^2, 0, 5, [], 3);
fprintf('%.3f\n', n);
s = fsolve(@(x, a, b) [x(1) - a; x(2) - b], [0; 0], [], 1, 2);
fprintf('%.4f %.4f\n', s);
