function metro()
% METRO  A graph by lists of neighbours in a cell: breadth first by a queue that loses its first, depth first by recursion, components.
n = 20000;
adj = cell(1, n);
seed = 9;
for k = 1:24000
    seed = mod(16807*seed, 2147483647);
    a = 1 + mod(seed, n);
    seed = mod(16807*seed, 2147483647);
    b = 1 + mod(seed, n);
    if a ~= b
        adj{a}(end+1) = b;
        adj{b}(end+1) = a;
    end
end
degrees = cellfun(@numel, adj);
[most, hub] = max(degrees);
fprintf('hub %d with %d\n', hub, most);
[dist, parent] = breadth(adj, hub);
reached = dist >= 0;
fprintf('%d reached, farthest %d, mean %.6f\n', nnz(reached), max(dist), mean(dist(reached)));
[~, far] = max(dist);
path = far;
while path(1) ~= hub
    path = [parent(path(1)) path];
end
fprintf('%d ', path);
fprintf('\n');
label = zeros(1, n);
parts = 0;
for k = 1:n
    if label(k) == 0
        parts = parts + 1;
        label = paint(adj, k, parts, label);
    end
end
sizes = accumarray(label', 1);
fprintf('%d parts, greatest %d, %d alone\n', parts, max(sizes), sum(sizes == 1));
colour = zeros(1, n);
clash = 0;
for k = 1:n
    if colour(k) == 0
        colour(k) = 1;
        stack = k;
        while ~isempty(stack)
            u = stack(end);
            stack(end) = [];
            for v = adj{u}
                if colour(v) == 0
                    colour(v) = 3 - colour(u);
                    stack(end+1) = v;
                elseif colour(v) == colour(u)
                    clash = clash + 1;
                end
            end
        end
    end
end
fprintf('%d clashes\n', clash/2);
end

function [dist, parent] = breadth(adj, s)
n = numel(adj);
dist = -ones(1, n);
parent = zeros(1, n);
dist(s) = 0;
queue = s;
while ~isempty(queue)
    u = queue(1);
    queue(1) = [];
    list = adj{u};
    for j = 1:numel(list)
        v = list(j);
        if dist(v) < 0
            dist(v) = dist(u) + 1;
            parent(v) = u;
            queue = [queue v];
        end
    end
end
end

function label = paint(adj, k, c, label)
stack = k;
label(k) = c;
while numel(stack) > 0
    u = stack(end);
    stack = stack(1:end-1);
    next = adj{u};
    next = next(label(next) == 0);
    next = unique(next);
    label(next) = c;
    stack = [stack next];
end
end
