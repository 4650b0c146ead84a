% HEAPS  A heap as a handle class: numbers pushed and popped in order, the k largest, runs merged.
h = MinHeap();
seed = 3;
n = 100000;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    h.push(seed/1000, k);
end
last = -1;
inorder = true;
check = 0;
while ~h.isempty_()
    [key, label] = h.pop();
    inorder = inorder && key >= last;
    last = key;
    check = mod(check*31 + label, 1000003);
end
fprintf('%d in order %d, check %d, %d moves\n', n, inorder, check, h.moves);
top = MinHeap(12);
for k = 1:300000
    seed = mod(16807*seed, 2147483647);
    x = mod(seed, 1000000);
    if top.n < 10
        top.push(x, k);
    elseif x > top.keys(1)
        top.pop();
        top.push(x, k);
    end
end
while top.n > 0
    [key, label] = top.pop();
    fprintf('%d@%d ', key, label);
end
fprintf('\n');
try
    top.pop();
catch err
    fprintf('%s: %s\n', err.identifier, err.message);
end
