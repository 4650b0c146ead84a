% Places and subscripts of a grid, and the first nonzero elements, one by one in loops.
function fast_grid_places()
m = 5; n = 7; s = 0;
for k = 1:m*n
    [i, j] = ind2sub([m n], k);
    s = s + i*100 + j*k - sub2ind([m n], i, j);
end
fprintf('%d\n', s);
size_ = [3 4];
for k = [12 13 0 2.5 -1]
    try
        [i, j] = ind2sub(size_, k);
        fprintf('%d %d\n', i, j);
    catch
        fprintf('refused %g\n', k);
    end
    try
        fprintf('%d\n', sub2ind(size_, k, 2));
    catch
        fprintf('out of range %g\n', k);
    end
end
[i, j] = ind2sub([2 3 4], 17); fprintf('%d %d\n', i, j);
[i, j, k] = ind2sub([2 3 4], 17); fprintf('%d %d %d\n', i, j, k);
x = [0 0 3 0 5 0]; y = x'; z = zeros(1, 4);
for v = 1:3
    a = find(x > v, 1); b = find(y > v + 2, 1); c = find(z > v, 1); d = find(x, v);
    fprintf('%d %d %d %d %d %d\n', a, isempty(b), size(c), numel(d), size(find(v > 2, 1), 1));
end
E = [0 1; 1 0]; [r, c] = find(E, 1); fprintf('%d %d %d\n', r, c, find(E, 1));
fprintf('%d %d\n', size(find(E == 7, 1)), size(find(zeros(0, 3), 1)), size(find([], 1)));
end
