% Results that are times or categories come in one array; a map keeps an empty value.
t = arrayfun(@(v) datetime(2020, 1, v), [1 2; 3 4]);
disp(class(t))
disp(size(t))
disp(day(t))
c = cellfun(@(v) categorical(v), {'a', 'b', 'a'});
disp(categories(c)')
disp(c == 'a')
d = arrayfun(@(v) minutes(v), 1:2);
disp(d)
try
    arrayfun(@(v) seconds([v v]), 1:2)
catch err
    disp(err.identifier)
end
m = containers.Map();
m('k') = [];
disp(isKey(m, 'k'))
m('k') = [m('k') 5];
disp(m('k'))
m('k') = [];
disp(m.Count)
