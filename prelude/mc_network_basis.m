function [cycles, edges] = mc_network_basis(G)
% MC_NETWORK_BASIS  A cycle for each edge beside a spanning forest, whose trees grow in breadth from a node with the
%   most neighbours; each from its node of the smallest number on, in lexicographic order.
%   Source: K. Paton, "An algorithm for finding a fundamental set of cycles of a graph", CACM 12 (1969).

before = zeros(1, G.N);
by = zeros(1, G.N);
depth = NaN(1, G.N);
in_tree = false(numedges(G), 1);
degrees = degree(G);
while any(isnan(depth))
    rest = find(isnan(depth));
    [~, at] = max(degrees(rest));
    queue = rest(at);
    depth(queue) = 0;
    while ~isempty(queue)
        node = queue(1);
        queue(1) = [];
        [next, used] = G.out(node);
        for k = 1:numel(next)
            if isnan(depth(next(k)))
                depth(next(k)) = depth(node) + 1;
                before(next(k)) = node;
                by(next(k)) = used(k);
                in_tree(used(k)) = true;
                queue(end + 1) = next(k);
            end
        end
    end
end
others = find(~in_tree).';
cycles = cell(numel(others), 1);
edges = cell(numel(others), 1);
for k = 1:numel(others)
    [cycles{k}, edges{k}] = closed(G.S(others(k)), G.T(others(k)), others(k), before, by, depth);
end
width = max([0; cellfun('length', cycles)]);
keys = cellfun(@(c, e) [c, zeros(1, width - numel(c)), e(1)], cycles, edges, 'UniformOutput', false);
[~, order] = sortrows(vertcat(zeros(0, width + 1), keys{:}));
cycles = cycles(order);
edges = edges(order);
end

function [nodes, edges] = closed(s, t, e, before, by, depth)
% The cycle of an edge and the ways in the tree from its ends up to where they meet.
[up, up_edges, down, down_edges] = deal(s, [], t, []);
while up(end) ~= down(1)
    if depth(up(end)) >= depth(down(1))
        up_edges(end + 1) = by(up(end));
        up(end + 1) = before(up(end));
    else
        down_edges = [by(down(1)), down_edges];
        down = [before(down(1)), down];
    end
end
nodes = [up(1:end-1), down];
edges = [up_edges, down_edges, e];
n = numel(nodes);
[~, at] = min(nodes);
nodes = nodes([at:n, 1:at-1]);
edges = edges([at:n, 1:at-1]);
if n > 2 && nodes(2) > nodes(n) || n == 2 && edges(1) > edges(2)
    nodes = nodes([1, n:-1:2]);
    edges = edges(n:-1:1);
end
end
