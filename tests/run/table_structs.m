% Struct arrays whose elements are asked for one by one.
function table_structs()
    grown();
    begun();
    popped();
    passed();
    nested();
    failing();
    whole();
    matrix();
    texts();
end

function grown()
    for k = 1:4
        p(k).pos = [k, 2*k];
        p(k).mass = k/2;
        p(k).name = sprintf('p%d', k);
    end
    for k = 1:numel(p)
        p(k).pos = p(k).pos + [1, -1];
        p(k).pos(2) = p(k).pos(2)*10;
    end
    total = [0, 0];
    for k = 1:4
        total = total + p(k).mass*p(k).pos;
    end
    fprintf('%g %g %s %d\n', total(1), total(2), p(3).name, numel(p));
    fprintf('%g ', [p.mass]);
    fprintf('\n');
    fprintf('%s ', p.name);
    fprintf('\n');
end

function begun()
    q = [];
    n = 0;
    while n < 5
        n = n + 1;
        q(end + 1).id = n;
        q(end).cost = n^2;
    end
    fprintf('%d %d %d\n', numel(q), q(end).cost, q(2).id);
    best = q(1);
    for k = 2:numel(q)
        if q(k).cost > best.cost
            best = q(k);
        end
    end
    fprintf('best %d %d\n', best.id, best.cost);
    e = [];
    fprintf('%d %d\n', isempty(e), numel(e));
    e(3).x = 5;
    fprintf('%d %d\n', numel(e), isempty(e(1).x));
end

function popped()
    queue = struct('id', {}, 'work', {});
    done = 0;
    for minute = 1:20
        if mod(minute, 3) ~= 0
            job.id = minute;
            job.work = mod(7*minute, 5);
            queue(end + 1) = job;
        end
        if ~isempty(queue) && mod(minute, 2) == 0
            first = queue(1);
            queue(1) = [];
            done = done + first.id*first.work;
        end
    end
    fprintf('%d left, %d done, size %d %d\n', numel(queue), done, size(queue, 1), size(queue, 2));
    queue(2) = [];
    fprintf('%d ', queue.id);
    fprintf('\n');
end

function passed()
    list = struct('key', {3, 1, 2}, 'value', {30, 10, 20});
    list = sorted(list);
    fprintf('%d:%d ', [list.key; list.value]);
    fprintf('\n');
    [list, one] = pop(list);
    fprintf('%d %d %d\n', numel(list), one.key, total(list));
    other = list;
    other(1).key = 100;
    fprintf('%d %d\n', list(1).key, other(1).key);
end

function list = sorted(list)
    for i = 2:numel(list)
        j = i;
        while j > 1 && list(j).key < list(j - 1).key
            t = list(j);
            list(j) = list(j - 1);
            list(j - 1) = t;
            j = j - 1;
        end
    end
end

function [list, one] = pop(list)
    one = list(end);
    list(end) = [];
end

function t = total(list)
    t = 0;
    for k = 1:numel(list)
        t = t + list(k).value;
    end
end

function nested()
    for k = 1:3
        s(k).at.x = k;
        s(k).at.y = -k;
        s(k).tag = {k, 'a'};
    end
    s(2).at.x = 7;
    fprintf('%d %d %d %s\n', s(2).at.x, s(3).at.y, s(1).tag{1}, s(3).tag{2});
    c = {};
    for k = 1:3
        c{end + 1} = struct('n', k, 'sq', k^2);
    end
    c{2}.n = 20;
    fprintf('%d ', c{2}.n, c{3}.sq, numel(c));
    fprintf('\n');
end

function failing()
    for k = 1:3
        s(k).v = k;
    end
    try
        x = s(4).v;
        disp(x);
    catch err
        disp(err.identifier);
    end
    try
        s(0).v = 1;
    catch err
        disp(err.identifier);
    end
    try
        s(5) = [];
    catch err
        disp(numel(s));
    end
    fprintf('%d\n', numel(s));
end

function whole()
    for k = 1:3
        s(k).v = k;
        s(k).w = [k, k + 1];
    end
    t = arrayfun(@(e) e.v*10 + e.w(2), s);
    fprintf('%d ', t);
    fprintf('\n');
    f = fieldnames(s);
    fprintf('%s ', f{:});
    fprintf('%d %d\n', isfield(s, 'w'), isstruct(s));
    s
    u = s(2)
end

function matrix()
    for i = 1:2
        for j = 1:3
            g(i, j).h = 10*i + j;
        end
    end
    t = 0;
    for j = 1:3
        t = t + g(2, j).h;
    end
    fprintf('%d %d %d %d\n', t, size(g, 1), size(g, 2), g(3).h);
end

function texts()
    words = {'one', 'two', 'three'};
    for k = 1:3
        d(k).word = words{k};
        d(k).count = 0;
    end
    for k = [1 3 3 1 1]
        d(k).count = d(k).count + 1;
        d(k).word(end + 1) = '!';
    end
    for k = 1:3
        fprintf('%s=%d ', d(k).word, d(k).count);
    end
    fprintf('\n');
end
