function clusters()
% CLUSTERS  Points grouped around eight centres (k-means).
n = 50000;
k = 8;
t = (1:n)';
X = [mod(t*7919, 10007)/10007, mod(t.*t, 9973)/9973, mod(t*31, 1009)/1009];
X = X + 0.7*[mod(t, 2), mod(floor(t/2), 2), mod(floor(t/4), 2)];
C = X(1:k, :);
group = zeros(n, 1);
for step = 1:25
    D = zeros(n, k);
    for j = 1:k
        D(:, j) = sum((X - C(j, :)).^2, 2);
    end
    [nearest, new] = min(D, [], 2);
    moved = sum(new ~= group);
    group = new;
    for j = 1:k
        members = group == j;
        if any(members)
            C(j, :) = mean(X(members, :), 1);
        end
    end
    if moved == 0
        break
    end
end
fprintf('%d steps, %d moved, spread %.6f\n', step, moved, sum(nearest));
C = sortrows(C);
for j = 1:k
    fprintf('%.6f %.6f %.6f\n', C(j, :));
end
end
