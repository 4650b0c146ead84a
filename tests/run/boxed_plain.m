function boxed_plain()
% What compiled programs do with plain boxed values themselves: numbers in place, contents of cells,
% texts in `switch`, and where none of it holds.
things = {1, 'two', 3, true, 'x'};
for k = 1:numel(things)
    fprintf('%s ', kind(things{k}));
end
fprintf('\n');

% A number that another variable has too.
a = things{1};
b = a;
for k = 1:3
    a = a + things{1};
end
c = {a, b};
a = 'text';
fprintf('%g %g %s\n', c{1}, c{2}, a);

% Subscripts that lead nowhere.
for k = {0, 10, 1.5, -1, NaN, 2}
    try
        v = things{k{1}};
        fprintf('%s\n', v);
    catch
        fprintf('failed\n');
    end
end
try
    v = things{1};
    w = v{1};
catch
    fprintf('failed\n');
end

% A tree of cells.
tree = {'+', {'*', 2, 3}, {'neg', {'+', 1, 'x'}}};
fprintf('%g\n', worth(tree, 4), worth({'neg', 'x'}, [1 2; 3 4]));
end

function t = kind(v)
switch v
    case 'two'
        t = 'two';
    case {'x', 'y'}
        t = 'letter';
    case 1
        t = 'one';
    otherwise
        t = 'other';
end
end

function w = worth(t, x)
if iscell(t)
    switch t{1}
        case '+'
            w = worth(t{2}, x) + worth(t{3}, x);
        case '*'
            w = worth(t{2}, x)*worth(t{3}, x);
        case 'neg'
            w = -worth(t{2}, x);
    end
elseif ischar(t)
    w = x;
else
    w = t;
end
end
