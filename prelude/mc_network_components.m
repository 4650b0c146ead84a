function bins = mc_network_components(G, strong)
% MC_NETWORK_COMPONENTS  The component of each node. Weak ones are numbered as their first nodes; strong ones so that
%   edges lead to greater numbers.
%   Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972.

n = G.N;
bins = zeros(1, n);
count = 0;
if ~strong
    A = adjacency(G);
    A = A | A.';
    for v = 1:n
        if bins(v) > 0
            continue
        end
        count = count + 1;
        bins(v) = count;
        queue = v;
        while ~isempty(queue)
            near = find(any(A(:, queue), 2)).';
            near = near(bins(near) == 0);
            bins(near) = count;
            queue = near;
        end
    end
    return
end
index = zeros(1, n);
low = zeros(1, n);
on = false(1, n);
stack = zeros(1, 0);
clock = 0;
for root = 1:n
    if index(root) > 0
        continue
    end
    clock = clock + 1;
    [index(root), low(root)] = deal(clock);
    stack(end + 1) = root;
    on(root) = true;
    calls = {{root, G.out(root)}};
    while ~isempty(calls)
        top = calls{end};
        v = top{1};
        if ~isempty(top{2})
            w = top{2}(1);
            top{2}(1) = [];
            calls{end} = top;
            if index(w) == 0
                clock = clock + 1;
                [index(w), low(w)] = deal(clock);
                stack(end + 1) = w;
                on(w) = true;
                calls{end + 1} = {w, G.out(w)};
            elseif on(w)
                low(v) = min(low(v), index(w));
            end
            continue
        end
        calls(end) = [];
        if ~isempty(calls)
            u = calls{end}{1};
            low(u) = min(low(u), low(v));
        end
        if low(v) == index(v)
            count = count + 1;
            at = find(stack == v);
            bins(stack(at:end)) = count;
            on(stack(at:end)) = false;
            stack(at:end) = [];
        end
    end
end
bins = count + 1 - bins;
end
