% Temperatures of a square plate with one hot edge: relaxation on a grid.
n = 60;
T = zeros(n);
T(1, :) = 100;

sweeps = 0;
change = 1;
while change > 1e-4
    change = 0;
    for j = 2:n-1
        for i = 2:n-1
            new = 0.25*(T(i-1, j) + T(i+1, j) + T(i, j-1) + T(i, j+1));
            new = T(i, j) + 1.9*(new - T(i, j));
            change = max(change, abs(new - T(i, j)));
            T(i, j) = new;
        end
    end
    sweeps = sweeps + 1;
end

fprintf('%d sweeps\n', sweeps);
shades = ' .:-=+*#%@';
for i = 1:4:n
    level = min(floor(abs(T(i, 1:2:n))/10) + 1, 10);
    fprintf('%s\n', shades(level));
end
fprintf('middle %.3f, mean %.3f\n', T(n/2, n/2), mean(T(:)));
