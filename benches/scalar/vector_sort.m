% Sorting of two million scrambled numbers.
x = mod((1:2000000)*7919, 2000003);
[y, order] = sort(x);
fprintf('%d %d %d %d\n', y(1), y(1000000), y(end), issorted(y));
fprintf('%.0f\n', sum(order(1:1000)));
