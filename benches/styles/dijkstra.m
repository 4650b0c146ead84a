function dijkstra()
% DIJKSTRA  Shortest ways over lists of neighbours in cells, with a heap of rows.
work = 10;
n = 2000*work;
seed = 41;
next = cell(1, n);
for k = 1:5*n
    seed = mod(seed*1103515 + 12345, 2147483648);
    a = mod(floor(seed/128), n) + 1;
    seed = mod(seed*1103515 + 12345, 2147483648);
    b = mod(floor(seed/128), n) + 1;
    w = 1 + mod(floor(seed/32768), 100);
    next{a}(end+1, :) = [b w];
    next{b}(end+1, :) = [a w];
end
dist = inf(1, n);
dist(1) = 0;
done = false(1, n);
heap = [0 1];
settled = 0;
while ~isempty(heap)
    [heap, d, v] = pop(heap);
    if done(v)
        continue
    end
    done(v) = true;
    settled = settled + 1;
    edges = next{v};
    for e = 1:size(edges, 1)
        to = edges(e, 1);
        nd = d + edges(e, 2);
        if nd < dist(to)
            dist(to) = nd;
            heap = push(heap, nd, to);
        end
    end
end
far = max(dist(done));
fprintf('%d settled, farthest %d, mean %.4f, at 100: %d\n', settled, far, mean(dist(done)), dist(100));
end

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
