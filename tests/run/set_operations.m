% union, intersect, setdiff, ismember, unique.
a = [3 1 2 3];
b = [3 5];
fprintf('%d ', union(a, b), intersect(a, b), setdiff(a, b), setxor(a, b), unique(a));
fprintf('\n');
[tf, loc] = ismember([1 5 3], [3 1]);
fprintf('%d ', tf, loc);
fprintf('\n');
[u, i, j] = unique([30 10 30 20]);
fprintf('%d ', u, j);
fprintf('%d ', numel(i));
fprintf('\n');
c = intersect({'x', 'y'}, {'y', 'z'});
fprintf('%s %d %d\n', c{1}, ismember('x', {'x'}), ismember(4, []));
d = setdiff({'a', 'b', 'c'}, {'b'});
fprintf('%s', d{:});
fprintf('\n');
fprintf('%d ', unique([3; 1; 3])', size(unique([3; 1; 3])), size(unique([3 1 3])));
fprintf('\n');
