% The greatest and least of groups, running extremes, and counts in bins.
g = [2; 4; 2; 1; 4; 4];
v = [5; NaN; 7; -1; 3; NaN];
disp(accumarray(g, v, [], @max)');
disp(accumarray(g, v, [5 1], @min)');
disp(accumarray(g, v, [], @max, -Inf)');
disp(accumarray(g(1:2), [NaN; NaN], [], @max, 9)');
disp(accumarray([1 1; 2 2; 1 1], [4 6 5], [2 3], @max));
disp(full(accumarray(g, v, [], @min, 0, true))');
disp(accumarray([1; 2; 1], 8, [], @max)');
disp(class(accumarray([1; 1], int8([3; 4]), [], @max)));
disp(accumarray([1; 2; 1], [true; false; false], [], @max)');
z = accumarray([1; 1; 2], [1+2i; 3; 1i], [], @max);
fprintf('%g %g %g\n', real(z(1)), imag(z(2)), numel(z));
c = accumarray([1; 2; 1], [10; 20; 30], [], @(x) {sort(x)'});
fprintf('%d ', c{1}, c{2});
fprintf('\n');
top = accumarray([1; 2; 2], [3; 9; 4], [], @max);
which_ = 2;
fprintf('%d %d\n', top(which_), top(1));

disp(cummax([NaN 1 3 NaN 2 5]));
disp(cummin([3 1; 2 4; 5 0]));
disp(cummax([3 1; 2 4; 5 0], 2));
disp(cummax([1 3 2], 'reverse'));
disp(class(cummax(uint8([1 3 2]))));
disp(isempty(cummax([])));

disp(hist([1 2 2 3 5], 4));
disp(hist([1 2 2 3 5], [1 2 3]));
[n, x] = hist(uint8([0 10 20 30 255]), 5);
disp(n);
fprintf('%.1f ', x);
fprintf('\n');
disp(hist([1 2; 3 4; 5 NaN], 2));
disp(hist([-Inf 0 1 Inf], [0 1]));
disp(hist([2 2 2], 3));
disp(hist([1 2 3 4], 2, 1));
disp(hist([1.5 2.5], [1 2 3]));
