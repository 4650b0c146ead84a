function main
% Handles whose neighbours are `[]` until they have some: reading through what may be missing finds the object or
% fails, assigning through it stores to the object or makes a struct.
head = Knot(1);
last = head;
for k = 2:6
    next = Knot(k);
    next.follow(last);
    last = next;
end
fprintf('%d knots:%s\n', head.length(), spelt(head));
head.behind.leave();
fprintf('%d knots:%s\n', head.length(), spelt(head));
fprintf('%d\n', head.behind.value, head.behind.behind.value, head.behind.twice());

% Assignments through two steps.
head.behind.value = 30;
head.behind.behind.value = head.behind.value + 1;
head.behind.behind.before.value = 33;
fprintf('knots:%s\n', spelt(head));

% What is not there.
tail = last;
try
    tail.behind.leave();
catch e
    disp(e.message);
end
try
    x = tail.behind.value;
    disp(x);
catch e
    disp(e.message);
end
try
    next = tail.behind;
    disp(next.twice());
catch e
    disp(e.message);
end

% `[]` becomes a struct where a field of it is assigned.
tail.behind.value = 7;
disp(class(tail.behind));
disp(tail.behind.value);
try
    tail.behind.leave();
catch e
    disp(e.message);
end
try
    disp(tail.behind.before);
catch e
    disp(e.message);
end
tail.behind = [];
disp(isempty(tail.behind));

% Cells of objects and of nothing.
place = cell(1, 4);
place{2} = head;
place{4} = last;
sum = 0;
for k = 1:numel(place)
    at = place{k};
    if isempty(at)
        sum = sum + 100;
    else
        sum = sum + at.twice();
        at.value = at.value + 1;
    end
end
fprintf('%d %d %d\n', sum, place{2}.value, place{4}.value);
place{2} = [];
fprintf('%d\n', isempty(place{2}));

% A variable that is nothing at first.
best = [];
at = head;
while ~isempty(at)
    if isempty(best) || at.value > best.value
        best = at;
    end
    at = at.behind;
end
fprintf('best %d\n', best.value);
none = [];
if head.value > 100
    none = head;
end
none.value = 5;
disp(class(none));

% Who leaves a chain goes when nobody refers to it.
minus = Knot(-1);
minus.follow(head);
minus = Knot(-2);
minus.follow(head);
head.behind.leave();
minus = [];
head.behind.behind = [];
disp(isempty(minus));
end

function text = spelt(at)
text = '';
while ~isempty(at)
    text = [text sprintf(' %d', at.value)]; %#ok<AGROW>
    at = at.behind;
end
end
