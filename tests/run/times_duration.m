% Durations: making, showing, computing, indexing.
d = hours(3)
d = [hours(1) hours(2.5)]
e = duration(1, 2, 3) + minutes(5)
seconds(e)
x = minutes(90);
x.Format = 'hh:mm:ss'
hours(x)
d2 = hours(1:3);
d2(end)
size(d2)
s = sum(d2)
hours(2) > minutes(100)
hours(6) / hours(2)
hours(6) / 2
string(duration(1, 2, 3))
class(d)
d2(2) = hours(7)
disp(d2)
-hours(1)
days(1.5)
[h, m, s] = hms(duration(1, 2, 3.5))
duration('01:02:03')
max(d2)
sort(d2, 'descend')
isequal(hours(1), minutes(60))
0:hours(1):hours(3)
d = duration(0, 0, [1 2; 3 4])
d(1, :) = []
hours(5) - 3
"Time: " + string(hours(2))
m = [hours(1); minutes(30)]
d = duration(25, 0, 0);
d.Format = 'dd:hh:mm:ss'
try
    d.Format = 'zz';
catch e
    disp(e.message)
end
abs(hours(-2))
isnan(hours(NaN))
hours([1 2; 3 14])
seconds(0.5), milliseconds(5), days([1 2 10])
mean(minutes([10 20]))
duration.empty
q = seconds(3);
q(3) = seconds(1)
n = 0;
for t = minutes([1 2 3])
    n = n + minutes(t);
end
n
arrayfun(@(t) hours(t), hours([4 5]))
isduration(q), isduration(1)
