function elements_change_places()
% Elements that change places, are taken off the ends, and are picked, of struct arrays, cells and arrays
heap = [];
for k = [5 3 8 1 9 2 7]
    heap = push(heap, struct('key', k, 'name', sprintf('n%d', k)));
end
while ~isempty(heap)
    [heap, item] = pop(heap);
    fprintf('%d:%s ', item.key, item.name);
end
fprintf('\n');
disp(size(heap))

% one after the other, in arrays of every kind
x = 1:5;
x([2 4]) = x([4 2]);
i = 1;
x([i i+1]) = x([i+1 i]);
disp(x)
x([1 2 3]) = x([3 1 2]);
disp(x)
w = 'abcd';
w([1 4]) = w([4 1]);
disp(w)
c = {1, 'two', 3};
c([1 3]) = c([3 1]);
fprintf('%d %s %d\n', c{:});
c([2 2]) = c([2 2]);
fprintf('%d %s %d\n', c{:});
try
    x([2 7]) = x([7 2]);
catch err
    disp(err.message)
end
try
    x([0 2]) = x([2 0]);
catch err
    disp(err.identifier)
end
try
    c([1 4]) = c([4 1]);
catch err
    disp(err.message)
end
disp(numel(c))

% elements that are picked
s = struct('a', {4, 2, 6, 1}, 'b', {'four', 'two', 'six', 'one'});
[~, order] = sort([s.a]);
s = s(order);
fprintf('%d %s, %d %s\n', s(end-1).a, s(end-1).b, s(end).a, s(end).b);
big = s([s.a] > 3);
disp(size(big))
fprintf('%s ', big.b);
fprintf('\n');
none = s([s.a] > 100);
disp(size(none))
where = [4 1 4 1 2 3 4 1 2 3];
disp([s(where).a])
disp(sum([s(where(1:0)).a]))
disp(size([s(where(1:0)).a]))
try
    disp([s([where 5]).a])
catch err
    disp(err.message)
end
s = s(1:end-1);
s = s(2:numel(s));
fprintf('%d %s, %d %s\n', s(end-1).a, s(end-1).b, s(end).a, s(end).b);
s = s(1:end-1);
s = s(1:end-1);
disp(size(s))
s = s(1:end-1);
disp(size(s))
q = {};
for k = 1:4
    q = [q {k}];
end
q = q(1:end-1);
disp(q)
r = q;
q = [q, {7}];
fprintf('%d %d\n', numel(r), numel(q));
end

function q = push(q, item)
if isempty(q)
    q = item;
    return
end
q = [q, item];
i = length(q);
while i > 1 && q(floor(i/2)).key > q(i).key
    p = floor(i/2);
    [q(p), q(i)] = deal(q(i), q(p));
    i = p;
end
end

function [q, item] = pop(q)
item = q(1);
q(1) = q(end);
q = q(1:end-1);
i = 1;
while 2*i <= numel(q)
    c = 2*i;
    if c < numel(q) && q(c+1).key < q(c).key
        c = c + 1;
    end
    if q(i).key <= q(c).key
        break
    end
    q([i c]) = q([c i]);
    i = c;
end
end
