function kruskal()
% KRUSKAL  Kruskal's tree over edges in order of weight.
work = 20;
n = 1000*work;
m = 4*n;
seed = 3;
from = zeros(m, 1);
to = zeros(m, 1);
weight = zeros(m, 1);
for k = 1:m
    seed = mod(seed*1103515 + 12345, 2147483648);
    from(k) = mod(floor(seed/64), n) + 1;
    seed = mod(seed*1103515 + 12345, 2147483648);
    to(k) = mod(floor(seed/64), n) + 1;
    seed = mod(seed*1103515 + 12345, 2147483648);
    weight(k) = seed/2147483648;
end
[weight, order] = sort(weight);
from = from(order);
to = to(order);
parent = 1:n;
rank = zeros(1, n);
cost = 0;
used = 0;
for k = 1:m
    [parent, a] = root(parent, from(k));
    [parent, b] = root(parent, to(k));
    if a ~= b
        if rank(a) < rank(b)
            parent(a) = b;
        elseif rank(a) > rank(b)
            parent(b) = a;
        else
            parent(b) = a;
            rank(a) = rank(a) + 1;
        end
        cost = cost + weight(k);
        used = used + 1;
    end
    if used == n - 1
        break
    end
end
trees = numel(unique(arrayfun(@(v) top(parent, v), 1:n)));
fprintf('%d edges, cost %.6f, %d trees, looked at %d\n', used, cost, trees, k);
end

function [parent, v] = root(parent, v)
while parent(v) ~= v
    parent(v) = parent(parent(v));
    v = parent(v);
end
end

function v = top(parent, v)
while parent(v) ~= v
    v = parent(v);
end
end
