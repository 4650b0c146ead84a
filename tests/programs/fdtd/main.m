% A small box: samples of the field in time, and its energy.
[Ex, Ey, Ez, Hx, Hy, Hz, Ts] = fdtd(0.05, 0.04, 0.03, 10, 8, 6, 0.75, 60);
for t = [1 20 40 60]
    fprintf('t = %2d: Ex %9.6f  Ey %9.6f  Ez %9.6f\n', t, Ts(t, 1), Ts(t, 2), Ts(t, 3));
end
fprintf('sizes');
fprintf(' %d', size(Ex), size(Hz));
fprintf('\n');
electric = sum(Ex(:).^2) + sum(Ey(:).^2) + sum(Ez(:).^2);
magnetic = sum(Hx(:).^2) + sum(Hy(:).^2) + sum(Hz(:).^2);
fprintf('electric %.6f, magnetic %.6f\n', electric, magnetic);
% no magnetic charge: the divergence of H stays 0 in each cell
div = (Hx(2:end, :, :) - Hx(1:end-1, :, :))*200 + (Hy(:, 2:end, :) - Hy(:, 1:end-1, :))*200 + (Hz(:, :, 2:end) - Hz(:, :, 1:end-1))*200;
fprintf('free of divergence: %d\n', max(abs(div(:))) < 1e-9);
