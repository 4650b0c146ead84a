% Datetimes with time zones: the same instants on the clocks of zones, with summer time.
t = datetime(2024, 7, 1, 12, 0, 0, 'TimeZone', 'America/New_York')
u = t;
u.TimeZone = 'Europe/London'
fprintf('%d %s\n', t == u, char(u - t));
t.Format = 'yyyy-MM-dd HH:mm:ss z';
disp(t)
t.Format = 'yyyy-MM-dd''T''HH:mm:ssXXX';
disp(t)
disp([isdst(t), isdst(datetime(2024, 1, 1, 'TimeZone', 'America/New_York'))])
tzoffset(t)
% clocks are set forward on 10 March 2024 at two
d = datetime(2024, 3, 10, [1 3], 0, 0, 'TimeZone', 'America/New_York');
disp(diff(d))
disp(d(1) + hours(1))
disp(d(1) + days(1))
disp(d(1) + caldays(1))
disp(datetime(2024, 3, 10, 2, 30, 0, 'TimeZone', 'America/New_York'))
p = datetime(1.7e9, 'ConvertFrom', 'posixtime', 'TimeZone', 'Asia/Tokyo')
fprintf('%d\n', posixtime(p));
x = datetime('2024-01-01T10:00:00+02:00', 'InputFormat', 'yyyy-MM-dd''T''HH:mm:ssXXX', 'TimeZone', 'UTC')
v = [u, t]
disp(dateshift(datetime(2024, 3, 16), 'dayofweek', 'weekday'))
try
    t < datetime(2024, 1, 1)
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
try
    t.nothing
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
disp(dateshift(datetime(2024, 5, 17, 10, 40, 0), 'start', 'hour', 'nearest'))
disp(isbetween(datetime(2024, 1, 1:3), datetime(2024, 1, 1), datetime(2024, 1, 2), 'openleft'))
disp(days(1) + caldays(1))
