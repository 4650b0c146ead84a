% What a script clears is the function of that name again.
sum = 3;
disp(sum)
clear sum
disp(sum([1 2]))
max = 'text'; min = 2;
clear('max')
disp(max([4 7 1]))
disp(min)
clear min max
disp(min([4 7 1]))
abs = 5;
for k = 1:2
    if k == 2
        clear abs
        disp(abs(-3))
    end
end
fprintf('%d\n', numel(sprintf('%1000000d', 3)));
fprintf('%g %g\n', real(expint(-Inf)), imag(expint(-Inf)) + pi);
try
    int8([1 2; 3 4])\int8([1; 2]);
catch e
    disp(e.message)
end
