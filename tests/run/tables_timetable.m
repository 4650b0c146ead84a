% timetables: making, parts by times, other times, several ones; arithmetic of tables; T.(k).
Time = datetime(2015, 12, 18, [8 10 12], [3 3 3], [5 17 13])';
Temp = [37.3; 39.1; 42.3];
Pressure = [30.1; 30.03; 29.9];
TT = timetable(Time, Temp, Pressure)
TT(timerange('18-Dec-2015 09:00:00', '18-Dec-2015 13:00:00'), :)
TT(Time(2), 'Temp')
retime(TT, 'hourly', 'linear')
retime(TT, 'hourly', 'previous')
retime(TT, 'daily', 'mean')
S = timetable([1; 2; 3], {'a'; 'b'; 'c'}, 'SampleRate', 10, 'VariableNames', {'n', 't'})
A = timetable(seconds([1; 2; 3]), [1; 2; 3], 'VariableNames', {'A'});
B = timetable(seconds([2; 3; 4]), [5; 6; 7], 'VariableNames', {'B'});
synchronize(A, B)
synchronize(A, B, 'intersection')
lag(A, 1)
A.C = A.A * 2;
A(2, :) = []
timetable2table(A)
table2timetable(table(seconds([1; 2]), [5; 6], 'VariableNames', {'T', 'V'}))
array2timetable([1 2; 3 4], 'RowTimes', seconds([1; 2]))
sortrows(timetable(seconds([3; 1; 2]), [3; 1; 2]))
fprintf('%d %d %d %s\n', istimetable(A), istable(A), istabular(A), class(A));
T = table([1; 2; 3], [4; 5; 6], 'VariableNames', {'X', 'Y'});
T.(1)
T.(2)(3)
T + 1
T .* [1 10]
T > 2
sum(T)
mean(T, 2)
sqrt(T(1, :))
T.Properties
T(:, vartype('numeric'))
try
    s.a = 1;
    s.(1)
catch e
    fprintf('%s\n', e.message);
end
