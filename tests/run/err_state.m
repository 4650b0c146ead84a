% What was done before an error stays.
x = [1 2 3];
try
    x(2) = 20;
    x(3) = x(10);
    x(1) = 0;
catch
end
fprintf('%d ', x);
fprintf('\n');
count = 0;
for k = 1:5
    try
        if mod(k, 2) == 0
            error('even');
        end
        count = count + k;
    catch
        count = count + 100;
        continue
    end
end
fprintf('%d\n', count);
