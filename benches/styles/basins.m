function basins()
% BASINS  Newton's method in the complex plane: where each point goes, and histograms of it.
n = 400;
roots_ = [1, -0.5 + sqrt(3)/2*1i, -0.5 - sqrt(3)/2*1i];
axis_ = linspace(-1.5, 1.5, n);
basin = zeros(n);
steps = zeros(n);
for col = 1:n
    for row = 1:n
        z = axis_(col) + 1i*axis_(row);
        count = 0;
        while abs(z*z*z - 1) > 1e-9 && count < 50
            z = z - (z*z*z - 1)/(3*z*z);
            count = count + 1;
        end
        [~, which] = min(abs(roots_ - z));
        basin(row, col) = which;
        steps(row, col) = count;
    end
end
sizes = accumarray(basin(:), 1);
how = accumarray(steps(:) + 1, 1);
means = accumarray(basin(:), steps(:))./sizes;
edges = sum(sum(basin(:, 2:end) ~= basin(:, 1:end - 1))) + sum(sum(diff(basin, 1, 1) ~= 0));
fprintf('%d ', sizes);
fprintf('points, %d on edges\n', edges);
fprintf('%.4f ', means);
fprintf('steps\n');
[most, at] = max(how);
fprintf('most often %d steps: %d\n', at - 1, most);
end
