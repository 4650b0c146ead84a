function ovens()
% OVENS  Heat in a box: arrays of three dimensions, by slices and point by point.
n = 48;
u = zeros(n, n, n);
u(:, :, 1) = 100;
u(1, :, :) = 20;
u(n/2:n/2 + 3, n/2:n/2 + 3, n/2:n/2 + 3) = 400;
for step = 1:480
    v = u;
    for k = 2:n - 1
        for j = 2:n - 1
            for i = 2:n - 1
                v(i, j, k) = u(i, j, k) + 0.15*(u(i - 1, j, k) + u(i + 1, j, k) + u(i, j - 1, k) ...
                    + u(i, j + 1, k) + u(i, j, k - 1) + u(i, j, k + 1) - 6*u(i, j, k));
            end
        end
    end
    u = v;
    if mod(step, 4) == 0
        u(:, :, n) = 0.5*u(:, :, n - 1) + 0.5*u(:, :, n - 2);
        u(:, 1, :) = u(:, 2, :);
    end
end
layers = zeros(1, n);
for k = 1:n
    layer = u(:, :, k);
    layers(k) = sum(layer(:))/n^2;
end
hot = 0;
for r = 1:60
    hot = hot + sum(u(:) > r*5);
end
middle = squeeze(u(n/2, n/2, :));
profile = sum(sum(u, 1), 2);
fprintf('mean %.6f, layers %.4f %.4f %.4f\n', sum(u(:))/numel(u), layers(2), layers(n/2), layers(n));
fprintf('hot %d, middle %.4f, profile %.3f\n', hot, max(middle), profile(1, 1, n/2));
end
