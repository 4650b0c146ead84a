function find_first_last()
% The first and the last place that counts: shapes, none, and what is read behind it.
x = [0 3 0 5 0];
disp(find(x, 1)), disp(find(x, 1, 'last')), disp(find(x > 3, 1, 'first'))
disp(size(find(x > 9, 1)))
disp(size(find(x > 9, 1, 'last')))
y = x';
disp(size(find(y == 0, 1, 'last')))
disp(size(find(y == 7, 1, 'last')))
disp(size(find(zeros(0, 1), 1)))
disp(size(find([], 1, 'last')))
disp(size(find(false, 1)))
disp(find(true, 1, 'last'))
m = magic(4);
disp(find(m > 10, 1)), disp(find(m > 10, 1, 'last'))
disp(size(find(m > 100, 1, 'last')))
disp(find([NaN 0], 1, 'last'))
disp(find(x, 2)), disp(find(x, 2, 'last')), disp(find(x, 7, 'last'))
[r, c] = find(m > 10, 1, 'last');
disp([r c])
names = {'x', 'y', 'x'};
values = [10 20 30];
for k = {'x', 'y', 'z'}
    v = values(find(strcmp(names, k{1}), 1, 'last'));
    if isempty(v)
        fprintf('%s is not there\n', k{1});
    else
        fprintf('%s is %d\n', k{1}, v);
    end
end
stack = zeros(1, 0);
for k = 1:6
    stack(k) = mod(k*k, 5);
    top = find(stack == 1, 1, 'last');
    if top
        fprintf('%d ', top);
    end
end
fprintf('\n');
end
