% Along a dimension of no extent the greatest and the least have the size of the argument; along others the extent is 1.
sizes = {[0 0], [0 1], [1 0], [0 3], [3 0], [2 0 3]};
for k = 1:numel(sizes)
    x = zeros(sizes{k});
    for d = 1:3
        [m, i] = min(x, [], d);
        fprintf(' %s %s %s', mat2str(size(max(x, [], d))), mat2str(size(m)), mat2str(size(i)));
    end
    fprintf('\n');
end
x = zeros(0, 0);
y = max(x, [], 1);
z = max(x, [], 2);
disp([size(y), size(z), size(max(x)), size(max(zeros(0, 3), [], 1)), size(max(zeros(0, 3), [], 2))])
[lo, hi] = bounds(zeros(0, 0), 1);
disp([size(lo), size(hi), size(range(zeros(0, 3), 1))])
disp([size(sum(x, 1)), size(sum(x, 2)), size(mean(x, 1)), size(any(x, 1)), size(mode(x, 1))])
