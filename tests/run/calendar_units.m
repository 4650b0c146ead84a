% What is between two times, in the units that are asked for; steps of regular times.
a = datetime(2024, 1, 15);
disp(between(a, datetime(2024, 3, 20)))
disp(between(a, datetime(2025, 3, 20), {'years', 'days'}))
disp(between(a, datetime(2024, 3, 20, 1, 0, 0), 'time'))
disp(between(a, datetime(2024, 3, 20), 'weeks'))
disp(between(datetime(2020, 1, 15), datetime(2024, 3, 20), 'quarters'))
disp(between(datetime(2024, 3, 20), a, 'days'))
disp(calmonths(1) + datetime(2024, 1, 31))
fprintf('%d %d\n', isequal(calmonths(12), calyears(1)), isequaln(calmonths(NaN), calmonths(NaN)))
[tf, step] = isregular(datetime(2024, [1 4 7], 1), 'months');
fprintf('%d\n', tf)
disp(step)
[tf, step] = isregular(timetable(datetime(2024, 1, (1:3)'), [1; 2; 3]));
fprintf('%d\n', tf)
disp(step)
disp(isregular(datetime(2024, [1 2 3], 1)))
disp(quantile(hours([1 2 3 4]), 0.5))
disp(iqr(datetime(2024, 1, 1:4)))
[tf, step] = isuniform(hours([1 3 5]));
disp(tf)
disp(step)
c = mat2cell(datetime(2024, 1, 1:3), 1, [1 2]);
disp(size(c{2}))
disp(isnat(resize(a, [1 2])))
try
    calmonths(1.5)
catch e
    disp(e.message)
end
r = timerange('2024-01-01', '2024-01-03')
v = vartype('numeric')
disp(hours([1 2]) * [3; 4])
disp(trapz(hours([0 1 2]), [1 2 3]))
disp(cumtrapz(hours([0 1 2]), [1 2 3]))
disp(histcounts(datetime(2024, 1, 1:4), 'NumBins', 2))
disp(sum(histcounts(hours([1 2 3]))))
disp(ismissing(table([1; NaN]), 'OutputFormat', 'tabular'))
disp(exceltime(datetime(1904, 1, 2), '1904'))
disp(juliandate(datetime(2000, 1, 1, 12, 0, 0), 'modifiedjuliandate') == 51544.5)
disp(datetime('13:45', 'InputFormat', 'HH:mm') == dateshift(datetime('now'), 'start', 'day') + hours(13.75))
