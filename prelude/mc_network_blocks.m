function [bins, cut, nodes] = mc_network_blocks(G)
% MC_NETWORK_BLOCKS  The biconnected component of each edge of an undirected graph (a row, NaN for loops), the nodes
%   that lie in several (a column), and the nodes of each component.
%   Source: J. Hopcroft, R. Tarjan, Efficient algorithms for graph manipulation, 1973.

n = numnodes(G);
bins = NaN(1, numedges(G));
seen = false(1, numedges(G));
[depth, low, entry, next, children] = deal(zeros(1, n));
next(:) = 1;
is_cut = false(n, 1);
count = 0;
[ways, ends] = deal(cell(1, n));
for root = 1:n
    if depth(root) > 0
        continue
    end
    depth(root) = 1;
    low(root) = 1;
    path = root;
    open = [];
    while ~isempty(path)
        u = path(end);
        if next(u) == 1
            [ends{u}, ways{u}] = G.out(u);
        end
        if next(u) <= numel(ways{u})
            e = ways{u}(next(u));
            w = ends{u}(next(u));
            next(u) = next(u) + 1;
            if seen(e) || w == u
                continue
            end
            seen(e) = true;
            open(end+1) = e;
            if depth(w) > 0
                low(u) = min(low(u), depth(w));
                continue
            end
            depth(w) = depth(u) + 1;
            low(w) = depth(w);
            entry(w) = e;
            children(u) = children(u) + 1;
            path(end+1) = w;
            continue
        end
        path(end) = [];
        if isempty(path)
            break
        end
        p = path(end);
        low(p) = min(low(p), low(u));
        if low(u) >= depth(p)
            count = count + 1;
            from = find(open == entry(u), 1);
            bins(open(from:end)) = count;
            open(from:end) = [];
            is_cut(p) = depth(p) > 1;
        end
    end
    is_cut(root) = children(root) > 1;
end
cut = find(is_cut);
nodes = cell(1, count);
for k = 1:count
    nodes{k} = unique([G.S(bins == k); G.T(bins == k)]).';
end
end
