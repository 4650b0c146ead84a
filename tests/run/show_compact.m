% format compact leaves out blank lines of all values; format gives what held before.
f = format;
disp(f.NumericFormat), disp(f.LineSpacing)
old = format('long');
x = pi
format(old)
x = pi
format compact
d = datetime(2020, 1, 1)
h = [hours(1) hours(2)]
c = categorical({'a', 'b'})
T = table([1; 2], ["a"; "b"])
