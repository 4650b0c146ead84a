% What maps hold, and what becomes of it: entries of one class, of several, converted, and by several ways.
function maps_hold()
counts = containers.Map();
words = {'b', 'a', 'b', 'c', 'b'};
for k = 1:numel(words)
    w = words{k};
    if isKey(counts, w)
        counts(w) = counts(w) + 1;
    else
        counts(w) = 1;
    end
end
fprintf('%s=%d ', 'b', counts('b'));
fprintf('sum %d\n', sum(cell2mat(values(counts))));

small = containers.Map('KeyType', 'double', 'ValueType', 'int8');
small(3) = 300.6;
small(4) = true;
disp(class(small(3)));
disp(small(3));
disp(class(small(4)));

first = containers.Map({'x', 'y'}, [1 2]);
first('x') = single(7.5);
disp(class(first('x')));
disp(first('y'));

whole = containers.Map('one', [1 2 3]);
disp(size(whole('one')));
whole('one') = 1:2;
disp(whole('one'));

mixed = containers.Map('UniformValues', false);
mixed('n') = 4;
mixed('t') = 'text';
mixed('c') = {1, 'two'};
mixed('z') = 3 + 4i;
disp(abs(mixed('z')));
disp(class(mixed('c')));
disp(numel(mixed('t')));

% A map is a reference: who has it elsewhere sees what is stored.
box.m = counts;
store(box.m, 'a', 10);
change = @(k, v) store(counts, k, v);
change('d', 5);
disp(counts('a') + counts('d'));

outer = containers.Map();
outer('in') = containers.Map({'p'}, {8});
inner = outer('in');
disp(inner('p'));

both = [containers.Map({'l'}, {1}); containers.Map({'r'}, {'right'})];
disp(both('r'));
disp(both.Count);

numbers = containers.Map([1 2 3], {'one', 'two', 'three'});
disp(numbers(2));
disp(values(numbers, {3}));
disp(keys(numbers));

none = containers.Map('KeyType', 'int32', 'ValueType', 'any');
try
    disp(none(5));
catch e
    disp(e.message);
end
disp(size(values(none)));
none(1) = [];
disp(isempty(none(1)));

masked = 1:6;
masked(masked > 4) = 0;
flags = uint8([10 200 30]);
flags(flags > 100) = 99;
disp(masked);
disp(flags);
end

function store(m, key, value)
m(key) = value;
end
