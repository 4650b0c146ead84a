% The first elements of a cell that `cell` made are given contents one after another; what is behind them is [].
function first_elements()
rows = cell(1, 6);
rows{1} = 'a';
for k = 2:6
    rows{k} = [rows{k-1} 'b'];
end
disp(rows{6})
pairs = cell(5, 1);
pairs{1} = struct('sum', 1, 'name', 'x');
for k = 1:4
    p = pairs{k};
    pairs{k+1} = struct('sum', p.sum + k, 'name', [p.name 'y']);
end
for k = 1:numel(pairs)
    fprintf('%s:%d ', pairs{k}.name, pairs{k}.sum)
end
fprintf('\n')

% A stack, and what is left of it.
stack = cell(1, 20);
top = 0;
steps = [1 1 1 -1 1 -1 -1 1 1];
for i = 1:numel(steps)
    if steps(i) > 0
        top = top + 1;
        stack{top} = struct('at', i, 'mark', char(96 + i));
    elseif top > 0
        fprintf('%s%d ', stack{top}.mark, stack{top}.at)
        top = top - 1;
    end
end
fprintf('| %d %s\n', top, stack{top}.mark)

% A list that a counter fills, with gaps left out by continue.
words = cell(1, 10);
n = 0;
while n < 4
    n = n + 1;
    if n == 3
        words{n} = 'three';
        continue
    end
    words{n} = sprintf('w%d', n);
end
fprintf('%s ', words{1:n})
fprintf('%d\n', numel(words{n+1}))

% One that leaves a gap: what is read there is [].
holes = cell(1, 5);
for k = 1:2:5
    holes{k} = struct('v', k);
end
for k = 1:5
    if isstruct(holes{k})
        fprintf('%d ', holes{k}.v)
    else
        fprintf('[%d] ', numel(holes{k}))
    end
end
fprintf('\n')
skips = cell(1, 4);
for k = 1:4
    if k == 2
        continue
    end
    skips{k} = sprintf('%d', k);
end
show(skips)

% A loop that ends early, one without rounds, one that goes on behind the elements there are.
early = cell(1, 4);
for k = 1:4
    if k == 3
        break
    end
    early{k} = {k};
end
show(early)
none = cell(1, 3);
none{1} = 'only';
for k = 2:numel(none) - 2
    none{k} = 'never';
end
show(none)
more = cell(1, 2);
for k = 1:4
    more{k} = sprintf('m%d', k);
end
show(more)

% Parts of them are changed; elements are taken out; the whole is another one.
boxes = cell(1, 3);
for k = 1:3
    boxes{k} = struct('list', k);
end
for k = 1:2
    boxes{k}.list(end+1) = 10*k;
    boxes{k}.extra = 'e';
end
fprintf('%d ', boxes{1}.list, boxes{2}.list, boxes{3}.list, isfield(boxes{3}, 'extra'))
fprintf('\n')
boxes(1) = [];
fprintf('%d ', boxes{1}.list)
fprintf('\n')
boxes = cell(1, 2);
boxes{1} = 'again';
show(boxes)

% A counter that something else changes, too.
list = cell(1, 6);
at = 0;
for k = 1:4
    at = at + 1;
    if k == 3
        at = at + 1;
    end
    list{at} = sprintf('k%d', k);
end
show(list)
wrapped = cell(1, 3);
at = 0;
for k = 1:5
    at = mod(at, 3) + 1;
    wrapped{at} = sprintf('r%d', k);
end
show(wrapped)

% The same variable counts in another way.
c = cell(1, 12);
for k = 1:3
    c{k} = sprintf('v%d', k);
end
for k = 4:3:12
    c{k} = sprintf('v%d', k);
end
show(c)
d = cell(1, 9);
for k = 1:2
    d{k} = sprintf('%d', k);
end
for k = [3 9]
    d{k} = sprintf('%d', k);
    x = d{k-1};
    fprintf('%d ', ischar(x))
end
n = 0;
e = cell(1, 6);
for k = 1:2
    n = n + 1;
    e{n} = {k};
end
n = 4;
for k = 1:2
    n = n + 1;
    e{n} = {k};
end
show(e)
end

function show(c)
for k = 1:numel(c)
    x = c{k};
    if ischar(x)
        fprintf('%s ', x)
    elseif iscell(x)
        fprintf('{%d} ', numel(x))
    else
        fprintf('[%d] ', numel(x))
    end
end
fprintf('\n')
end
