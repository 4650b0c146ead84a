% Points in time as other systems count them, calendar units in the format of what made them, and regular row times in
% the format of their step.
% Source: MATLAB's documentation, "datetime" ('ConvertFrom'), "calquarters", "calweeks", "calendarDuration", "timetable".
t = datetime(43900, 'ConvertFrom', 'excel1904')
t = datetime(637134336000000000, 'ConvertFrom', '.net')
t = datetime(131000000000000000, 'ConvertFrom', 'ntfs')
t = datetime(3786480000 * 2^32, 'ConvertFrom', 'ntp')
t = datetime(1500, 'ConvertFrom', 'epochtime', 'Epoch', '2000-01-01', 'TicksPerSecond', 100)
t = datetime(2020, 5, 6, 7, 8, 9);
for kind = {'ntp', 'ntfs', '.net', 'excel1904', 'excel'}
    disp(string(datetime(convertTo(t, kind{1}), 'ConvertFrom', kind{1})));
end

w = calweeks(magic(3))
q = calquarters([1 2 5])
w = calweeks(2) + caldays(3)
m = calmonths(14) + calquarters(1)
c = calendarDuration(1, 2, 3, 'Format', 'mdt')
c.Format = 'yqmwd'

TT = timetable([3; 4; 5], 'TimeStep', minutes(5))
TT = timetable([3; 4], 'TimeStep', minutes(5), 'StartTime', seconds(10))

try
    T = [table([1; 2]); table({'a'})];
catch e
    disp(e.identifier);
    disp(e.message);
end
nchoosek(40, 20);
[~, id] = lastwarn;
disp(isempty(id));
nchoosek(60, 30);
[text, id] = lastwarn

% Rows that an assignment adds are told of where other variables get none.
T = table([1; 2], [3; 4]);
lastwarn('', '');
T(3, :) = {5, 6};
[~, id] = lastwarn;
disp(isempty(id));
T.Var1(4) = 7;
[~, id] = lastwarn;
disp(id);
lastwarn('', '');
T{6, 2} = 8;
[~, id] = lastwarn;
disp(id);
disp(T{:, :});
