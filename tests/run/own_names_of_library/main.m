% Files of the program's own that are named like functions of the library: the program means its own, the library its own.
disp(sum([1 2 3]))
disp(size(1))
disp(cov([1 2 3], [1 2 4]))
t = table([1; 2], ["a"; "b"])
disp(kurtosis([1 2 3 9]))
disp(strings(2))
disp(duration(5))
t = hours(2)
