% Cells whose elements are alike and asked for one by one.
function table_cells()
    walk();
    stacks();
    pairs();
    mixed();
    handed();
    shapes();
    errors();
end

function walk()
    n = 6;
    wall = mod((1:n)'*(1:n), 5) == 4;
    seen = -ones(n);
    seen(1, 1) = 0;
    queue = {[1, 1]};
    while ~isempty(queue)
        at = queue{1};
        queue(1) = [];
        for step = [1 -1 0 0; 0 0 1 -1]
            i = at(1) + step(1);
            j = at(2) + step(2);
            if i >= 1 && i <= n && j >= 1 && j <= n && ~wall(i, j) && seen(i, j) < 0
                seen(i, j) = seen(at(1), at(2)) + 1;
                queue{end + 1} = [i, j];
            end
        end
    end
    fprintf('%d ', seen);
    fprintf('\n');
end

function stacks()
    stack = {};
    for k = 1:5
        stack{end + 1} = k^2;
    end
    total = 0;
    while numel(stack) > 1
        total = total + stack{end};
        stack(end) = [];
    end
    fprintf('%d %d\n', total, stack{1});
    stack = {3};
    while ~isempty(stack)
        n = stack{end};
        stack(end) = [];
        fprintf('%d ', n);
        if n > 0
            stack{end + 1} = n - 1;
            stack{end + 1} = n - 2;
        end
    end
    fprintf('\n');
end

function pairs()
    todo = {{1, 8}};
    found = [];
    while ~isempty(todo)
        task = todo{1};
        todo(1) = [];
        [lo, hi] = task{:};
        if hi - lo < 2
            found(end + 1) = lo;
        else
            mid = floor((lo + hi)/2);
            todo{end + 1} = {lo, mid};
            todo{end + 1} = {mid + 1, hi};
        end
    end
    fprintf('%d ', found);
    fprintf('\n');
end

function mixed()
    c = cell(1, 3);
    for k = 1:3
        c{k} = k*[1 1 1];
    end
    c{2}(3) = 50;
    fprintf('%d ', c{:});
    fprintf('\n');
    d = {1, 'two', [3 3 3]};
    d{4} = 4;
    fprintf('%d %s %d\n', d{1}, d{2}, numel(d));
    e = {};
    e{3} = 5;
    fprintf('%d %d %d\n', numel(e), isempty(e{1}), e{3});
end

function handed()
    heap = {};
    for k = [5 2 8 1 9 3]
        heap = push(heap, [k, 10*k]);
    end
    while ~isempty(heap)
        [heap, top] = pull(heap);
        fprintf('%d:%d ', top);
    end
    fprintf('\n');
end

function heap = push(heap, item)
    heap{end + 1} = item;
    k = numel(heap);
    while k > 1 && heap{floor(k/2)}(1) > heap{k}(1)
        p = floor(k/2);
        t = heap{p};
        heap{p} = heap{k};
        heap{k} = t;
        k = p;
    end
end

function [heap, top] = pull(heap)
    top = heap{1};
    heap{1} = heap{end};
    heap(end) = [];
    k = 1;
    n = numel(heap);
    while 2*k <= n
        c = 2*k;
        if c < n && heap{c + 1}(1) < heap{c}(1)
            c = c + 1;
        end
        if heap{k}(1) <= heap{c}(1)
            break
        end
        t = heap{k};
        heap{k} = heap{c};
        heap{c} = t;
        k = c;
    end
end

function shapes()
    g = {};
    for i = 1:2
        for j = 1:2
            g{i, j} = i - j;
        end
    end
    fprintf('%d ', size(g), g{2, 1}, g{3});
    c = {1; 2; 3};
    c(2) = [];
    c{end + 1} = 7;
    fprintf('%d ', size(c), c{3});
    fprintf('\n');
    flags = {};
    flags{end + 1} = true;
    flags{end + 1} = false;
    fprintf('%d %s\n', flags{1}, class(flags{2}));
    small = {};
    small{end + 1} = int8(100);
    small{end + 1} = small{1} + 100;
    fprintf('%d %s\n', small{2}, class(small{2}));
end

function errors()
    c = {1, 2};
    try
        x = c{3};
        disp(x);
    catch err
        disp(err.identifier);
    end
    try
        c{1.5} = 1;
    catch
        disp(numel(c));
    end
    c
end
