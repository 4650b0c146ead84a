function order = mc_network_order(G, how)
% MC_NETWORK_ORDER  Nodes of a directed graph in an order in which every edge leads on: 'fast' by a search in depth,
%   'stable' the smallest numbers first. Empty where there is a cycle.

n = G.N;
if strcmp(how, 'stable')
    order = zeros(1, 0);
    open = accumarray(G.T, 1, [n, 1]);
    done = false(n, 1);
    for k = 1:n
        v = find(open == 0 & ~done, 1);
        if isempty(v)
            order = zeros(1, 0);
            return
        end
        done(v) = true;
        order(end + 1) = v;
        t = G.T(G.S == v);
        open = open - accumarray(t, 1, [n, 1]);
    end
    return
end
state = zeros(1, n);
order = zeros(1, 0);
for root = 1:n
    if state(root) ~= 0
        continue
    end
    state(root) = 1;
    calls = {{root, G.out(root)}};
    while ~isempty(calls)
        top = calls{end};
        if isempty(top{2})
            state(top{1}) = 2;
            order = [top{1}, order];
            calls(end) = [];
            continue
        end
        w = top{2}(1);
        top{2}(1) = [];
        calls{end} = top;
        if state(w) == 1
            order = zeros(1, 0);
            return
        elseif state(w) == 0
            state(w) = 1;
            calls{end + 1} = {w, G.out(w)};
        end
    end
end
end
