function ranking()
% RANKING  Sorted in many ways: values, places, ranks, rows, what is
% different, medians of columns, and an insertion sort by hand.
n = 100000;
x = zeros(1, n);
seed = 17;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    x(k) = mod(seed, 50021)/8;
end
[sorted, order] = sort(x);
rank = zeros(1, n);
rank(order) = 1:n;
fprintf('%.3f %.3f %.3f, rank of the first %d\n', sorted(1), sorted(n/2), sorted(n), rank(1));
down = sort(x, 'descend');
fprintf('%.3f, weighted %.3f\n', down(10), sum(down.*(1:n))/n);
[different, ~, where] = unique(x);
counts = accumarray(where(:), 1);
fprintf('%d different, at most %d times\n', numel(different), max(counts));

table = sortrows([mod(floor(x(:)), 100), x(:), (1:n)'], [1 -2]);
fprintf('row %d: %d %.3f %d\n', 5000, table(5000, 1), table(5000, 2), table(5000, 3));
columns = sort(reshape(x, 100, n/100));
medians = (columns(50, :) + columns(51, :))/2;
fprintf('medians %.4f to %.4f\n', min(medians), max(medians));

short = x(1:3000);
for k = 2:numel(short)
    value = short(k);
    j = k - 1;
    while j >= 1 && short(j) > value
        short(j + 1) = short(j);
        j = j - 1;
    end
    short(j + 1) = value;
end
fprintf('by hand %.3f %.3f, sorted %d\n', short(1), short(1500), issorted(short));
end
