function y = lagrange(x, px, py)
% The polynomial through the points (px, py), at x.
n = size(px, 2);
L = ones(n, size(x, 2));
if size(px, 2) ~= size(py, 2)
    error('lagrange:points', 'There must be as many abscissas as ordinates.');
end
for i = 1:n
    for j = 1:n
        if i ~= j
            L(i, :) = L(i, :) .* (x - px(j)) / (px(i) - px(j));
        end
    end
end
y = 0;
for i = 1:n
    y = y + py(i) * L(i, :);
end
end
