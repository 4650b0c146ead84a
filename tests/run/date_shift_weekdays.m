% The next weekday or weekend day, the previous and the nearest one, and the n-th.
t = datetime(2021, 5, 28):caldays(1):datetime(2021, 6, 2);
t.Format = 'eee dd';
for rule = ["next" "previous" "nearest"]
    disp(join(string(dateshift(t, 'dayofweek', 'weekday', rule))))
    disp(join(string(dateshift(t, 'dayofweek', 'weekend', rule))))
end
disp(join(string(dateshift(t(1), 'dayofweek', 'weekday', 1:4))))
disp(join(string(dateshift(t(1), 'dayofweek', 'weekend', [3 0 -2]))))
