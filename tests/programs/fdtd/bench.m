% The box of main.m at a size worth timing.
[Ex, Ey, Ez, Hx, Hy, Hz, Ts] = fdtd(0.05, 0.04, 0.03, 50, 40, 30, 0.75, 400);
fprintf('%.6f %.6f %.6f\n', Ts(400, 1), Ts(400, 2), Ts(400, 3));
electric = sum(Ex(:).^2) + sum(Ey(:).^2) + sum(Ez(:).^2);
magnetic = sum(Hx(:).^2) + sum(Hy(:).^2) + sum(Hz(:).^2);
fprintf('electric %.4f, magnetic %.4f\n', electric, magnetic);
