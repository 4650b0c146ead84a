% Datetimes, durations and categories as text, in JSON and in switch; parts of them; displays of complex numbers.
d = datetime(2020, 1, [2 3]);
fprintf('%s|', d); fprintf('\n');
fprintf('%s and %s\n', hours(3), categorical({'red'}));
x = sprintf('%s', duration(1, 2, 3))
disp(jsonencode(struct('t', d(1), 'c', categorical({'red'}), 'l', minutes(5))))
disp(jsonencode(table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 't'})))
switch categorical({'red'})
    case {'green', 'red'}
        disp('red')
    otherwise
        disp('none')
end
c = categorical({'x', 'y', 'x'});
c(2) = missing
[y, m, r] = split(calendarDuration(1, 14, 3), {'years', 'months', 'days'})
discretize([1 2 3], [0 1.5 4], 'categorical')
duration('1:30', 'InputFormat', 'hh:mm')
duration({'1:30', '2:15'}, 'InputFormat', 'mm:ss')
t = datetime('2024-01-15T10:20:30+02:00', 'InputFormat', 'uuuu-MM-dd''T''HH:mm:ssXXX', 'TimeZone', 'UTC')
t.TimeZone = '+05:30'
fprintf('%d %d %d\n', convertTo(d(1), 'posixtime'), convertTo(d(1), 'yyyymmdd'), week(datetime(2024, 1, 10), 'weekofmonth'));
s = struct('d', d, 'h', hours((1:3)'), 'c', categorical({'a'}), 't', table([1; 2], [3; 4]))
told(@() elsewhere(t));
told(@() reshape(1:6, [], []));
disp(matlab.lang.makeValidName('a@b', 'ReplacementStyle', 'hex'))
z = [1 + 2i; 100.5 - 3i]
z = 10i
z = 300.25 + 1i
createArray(1, 3, 'FillValue', 7)
createArray(2, 'int8')
T = table({'a'; 'b'; 'a'}, [1; 2; 3], 'VariableNames', {'G', 'X'});
grouptransform(T, 'G', 'meancenter')
groupfilter(T, 'G', @(x) numel(x) > 1, 'X')

function told(f)
    try
        f();
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end

function t = elsewhere(t)
    t.TimeZone = 'Nowhere/Nowhere';
end
