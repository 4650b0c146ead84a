% Timetables: rows by tolerance and range, order, results with times.
% Source: MATLAB documentation, "withtol", "timerange", "containsrange", "isregular", "retime", "varfun".
tt = timetable(datetime(2024, 1, (1:4)'), [1; 2; NaN; 4], 'VariableNames', {'A'});
disp(tt(withtol('2024-01-02', hours(1)), :))
disp(tt(timerange(-Inf, '2024-01-03'), :).A')
disp([containsrange(tt, timerange('2024-01-02', '2024-01-03')), overlapsrange(tt, timerange('2023-12-01', '2024-01-01')), overlapsrange(tt, timerange('2023-12-01', '2024-01-02')), withinrange(tt, timerange('2024-01-01', '2024-01-05'))])
disp([issorted(tt), issorted(flipud(tt)), isregular(tt), isregular(tt, 'day')])
disp(sortrows(tt, 'A', 'descend').A')
disp(sortrows(tt, 'descend').A')
disp(varfun(@(x) sum(x, 'omitnan'), tt))
disp(smoothdata(tt, 'movmean', days(2)).A')
disp(retime(tt([1 3 4], :), 'daily', 'fillwithconstant', 'constant', 9).A')
disp(movmean([1 2 3 10], days(2), 'SamplePoints', datetime(2024, 1, 1:4)))
try, retime(tt, 'daily', 'mean', 'Konstant', 1), catch e, disp(e.message), end
