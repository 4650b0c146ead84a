function [d, before, by] = mc_network_paths(G, s, ~, method)
% MC_NETWORK_PATHS  Distances of all nodes from s, the node before each on a shortest path, and the edge from it.
%   Without weights a search in breadth, with weights Dijkstra's algorithm or, where some are negative, Bellman
%   and Ford's.

n = G.N;
w = G.weights();
if nargin > 3 && strcmpi(method, 'unweighted')
    w = ones(size(w));
end
d = Inf(1, n);
before = zeros(1, n);
by = zeros(1, n);
d(s) = 0;
if any(w < 0)
    if ~isa(G, 'digraph')
        error('MATLAB:graphfun:shortestpath:NegativeWeights', 'Undirected graphs must have nonnegative edge weights.');
    end
    for round = 1:n
        changed = false;
        for e = 1:numel(w)
            if d(G.S(e)) + w(e) < d(G.T(e))
                d(G.T(e)) = d(G.S(e)) + w(e);
                before(G.T(e)) = G.S(e);
                by(G.T(e)) = e;
                changed = true;
            end
        end
        if ~changed
            return
        end
    end
    error('MATLAB:graphfun:shortestpath:NegativeCycle', 'Graph contains a cycle of negative weight.');
end
if all(w == 1)
    queue = zeros(1, n);
    queue(1) = s;
    last = 1;
    at = 1;
    while at <= last
        v = queue(at);
        at = at + 1;
        [next, edges] = G.out(v);
        for k = 1:numel(next)
            if isinf(d(next(k)))
                d(next(k)) = d(v) + 1;
                before(next(k)) = v;
                by(next(k)) = edges(k);
                last = last + 1;
                queue(last) = next(k);
            end
        end
    end
    return
end
open = true(1, n);
for round = 1:n
    left = find(open);
    [least, at] = min(d(left));
    if isinf(least)
        break
    end
    v = left(at);
    open(v) = false;
    [next, edges] = G.out(v);
    for k = 1:numel(next)
        if d(v) + w(edges(k)) < d(next(k))
            d(next(k)) = d(v) + w(edges(k));
            before(next(k)) = v;
            by(next(k)) = edges(k);
        end
    end
end
end
