% In a script, a name that was a variable and is cleared is the function again: the end among its arguments is
% that of the array around; while it is a variable, the end is its own.
x = 1:20;
min = [3 5 7];
disp(x(min(end)))
disp(x(min(end) + 1))
clear min
disp(x(min(end, 10)))
disp(x(min(end, 30)))
for k = 1:3
    if k == 2
        max = [4 9];
    else
        clear max
    end
    if k == 2
        disp(x(max(end)))
    else
        disp(x(max(end - 1, 2)))
    end
end
c = {1, 'two', [3 4 5]};
round = 2;
disp(c{round(end)})
clear round
disp(c{round(end / 2)})
x(floor(end / 2)) = 100;
floor = 3;
x(floor(end)) = 200;
disp(x)
