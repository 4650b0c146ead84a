% Comparisons give logicals, and NaN equals nothing.
x = [1 NaN 3 Inf];
fprintf('%d', x == x, x ~= x, x < 3, x >= 3);
fprintf('\n%s\n', class(x < 3));
fprintf('%d', 'abc' == 'abd', 'a' < 'b', 'abc' == 'b');
fprintf('\n');
fprintf('%d', true == 1, int8(3) == 3, 3 > '3');
fprintf('\n');
