% max and min by a method of comparison, of one array and of two.
disp(max([3 -5 2], [], 'ComparisonMethod', 'abs'))
disp(max(3, -5, 'ComparisonMethod', 'abs'))
disp(max([3 -7], [-5 2], 'ComparisonMethod', 'abs'))
disp(min([3 -7], [-5 2], 'ComparisonMethod', 'abs'))
disp(max([3; -7], [-5 2], 'ComparisonMethod', 'abs'))
disp(max([1 NaN], [-2 -3], 'ComparisonMethod', 'abs'))
disp(min([1+2i -3], [], 'ComparisonMethod', 'real'))
disp(max([1+2i 2], [3 1+5i], 'ComparisonMethod', 'real'))
disp(max([1+2i 2], [3 1+5i]))
disp(class(max(int8([3 -7]), int8(-5), 'ComparisonMethod', 'abs')))
[m, i] = max([1 -5; 7 3], [], 2, 'ComparisonMethod', 'abs');
disp([m i])
try
    max(1, 2, 'ComparisonMethod', 'size')
catch e
    disp(e.message)
end
for k = 1:2
    r = max(k, -3 * k, 'ComparisonMethod', 'abs');
    if r > 0, disp('positive'), else, disp('not positive'), end
    s = max(k, NaN * k, 'includenan');
    disp(isnan(s))
end
