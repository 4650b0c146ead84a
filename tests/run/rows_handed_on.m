% Matrices whose rows functions add and take out, handed on and given back: heaps, stacks, through several functions,
% in recursion, with errors on the way, beside other uses of the same matrix.
heap = zeros(0, 2);
seed = 7;
for k = 1:60
    seed = mod(seed*1103 + 12345, 65536);
    heap = push(heap, mod(seed, 1000), k);
    if mod(k, 3) == 0
        [heap, d, v] = pop(heap);
        fprintf('%d/%d ', d, v);
    end
end
fprintf('\n%d left, sum %d\n', size(heap, 1), sum(heap(:)));
copy = heap;
while ~isempty(heap)
    [heap, d] = pop(heap);
    fprintf('%d ', d);
end
fprintf('\n');
disp(size(heap))
disp(size(copy))
disp(copy(1:3, :))

stack = [1 2 3];
for k = 1:4
    stack = both(stack, k);
end
disp(stack)
stack = deep(stack, 5);
disp(size(stack))
disp(stack(end, :))
fprintf('%d ', stack); fprintf('\n');
try
    stack = failing(stack, [1 2]);
catch err
    disp(err.identifier)
end
disp(size(stack))
other = both(stack, 9);
disp([size(stack) size(other)])
disp(sum(other) - sum(stack))
list = {};
for k = 1:3
    list{k} = both([k k k], k);
end
disp(cellfun(@(m) size(m, 1), list))
log = zeros(0, 2);
for k = 1:5
    [n, log] = noted(log, k);
end
disp(n), disp(log')
w = widened(stack);
disp(size(w))

function heap = push(heap, d, v)
heap(end+1, :) = [d v];
k = size(heap, 1);
while k > 1
    p = floor(k/2);
    if heap(p, 1) <= heap(k, 1)
        break
    end
    heap([p k], :) = heap([k p], :);
    k = p;
end
end

function [heap, d, v] = pop(heap)
d = heap(1, 1);
v = heap(1, 2);
heap(1, :) = heap(end, :);
heap(end, :) = [];
n = size(heap, 1);
k = 1;
while 2*k <= n
    c = 2*k;
    if c < n && heap(c+1, 1) < heap(c, 1)
        c = c + 1;
    end
    if heap(k, 1) <= heap(c, 1)
        break
    end
    heap([c k], :) = heap([k c], :);
    k = c;
end
end

function s = both(s, k)
s = one(s, k);
s = one(s, -k);
end

function s = one(s, k)
s(end+1, :) = [k, k*k, size(s, 1)];
end

function s = deep(s, n)
if n > 0
    s = one(s, n);
    s = deep(s, n - 1);
    s(1, :) = [];
end
end

function s = failing(s, row)
s = one(s, 0);
s(end+1, :) = row;
end

function [n, log] = noted(log, k)
log(end+1, :) = [k, 10*k];
n = size(log, 1);
if n > 3
    log(1, :) = [];
end
end

function s = widened(s)
s(end+1, :) = 0;
s(:, end+1) = (1:size(s, 1))';
s = [s; s];
end
