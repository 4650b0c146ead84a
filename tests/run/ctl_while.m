% while, break and continue.
n = 27;
steps = 0;
while n ~= 1
    if mod(n, 2) == 0
        n = n/2;
    else
        n = 3*n + 1;
    end
    steps = steps + 1;
end
fprintf('%d\n', steps);
k = 0;
while true
    k = k + 1;
    if k == 3, continue, end
    if k > 6
        break
    end
    fprintf('%d ', k);
end
fprintf('\n');
x = [3 2 1];
while x
    x = x - 1;
    fprintf('%d ', x);
end
fprintf('\n');
