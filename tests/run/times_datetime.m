% Datetimes and calendar durations.
t = datetime(2020, 1, 15)
t = datetime(2020, 1, 15, 10, 30, 45)
t.Year
u = t + days(1)
u - t
t + calmonths(1)
datetime('2020-01-15')
datetime('15-Jan-2020 10:30:00')
datetime('2020/03/04', 'InputFormat', 'yyyy/MM/dd')
datetime('12/31/2019 10:00 PM', 'InputFormat', 'MM/dd/yyyy hh:mm a')
datetime(2020, 1, 15, 'Format', 'eeee, MMMM d, yyyy h:mm a')
t.Format = 'yyyy-MM-dd'
string(t)
a = [t; u]
a(2)
t < u
t == datetime(2020, 1, 15, 10, 30, 45)
datetime(2020, 1, 1):datetime(2020, 1, 3)
diff(datetime(2020, 1, [1 3 7]))
NaT
isnat(NaT)
year(t), month(t, 'name'), day(t, 'name'), day(t, 'dayofyear')
datenum(datetime(2020, 1, 15))
datestr(t)
datetime(730000, 'ConvertFrom', 'datenum')
datetime(0, 'ConvertFrom', 'posixtime')
dateshift(t, 'start', 'month')
dateshift(t, 'end', 'month')
isbetween(t, datetime(2020, 1, 1), datetime(2020, 2, 1))
sort([u t])
calmonths(3) + caldays(2)
between(datetime(2020, 1, 31), datetime(2021, 3, 15, 12, 0, 0))
t.Day = 20
x = datetime({'2020-01-01', '2020-02-01'})
x(4) = datetime(2020, 3, 1)
x(2) = []
datetime(2020, 2, 29) + calyears(1)
datetime(2020, 14, 32)
t = datetime(2020, 5, 17, 13, 45, 10.123);
t.Format = 'yyyy-MM-dd HH:mm:ss.SSS'
[y, m, d] = ymd(t)
timeofday(datetime(2020, 1, 1, 10, 20, 30))
datetime([2020 1 2; 2021 3 4])
for d = datetime(2020, 1, 1:2)
    disp(d)
end
try
    datetime('xx', 'InputFormat', 'yyyy')
catch e
    disp(e.identifier)
    disp(e.message)
end
isdatetime(t), isduration(t)
