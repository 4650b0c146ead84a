function [cycles, edges] = mc_network_cycles(G, options)
% MC_NETWORK_CYCLES  All cycles of a graph with their edges, each from its node of the smallest number on, in
%   lexicographic order; of an undirected graph each in one direction only. Options are those of allcycles.
%   A search in depth, in the part of the graph that lies on cycles through the first node.

[most, longest, least] = limits(options);
cycles = cell(0, 1);
edges = cell(0, 1);
directed = isa(G, 'digraph');
for first = 1:G.N
    inside = around(G, first, directed);
    if ~any(inside)
        continue
    end
    stack = {first};
    trail = {zeros(1, 0)};
    while ~isempty(stack) && numel(cycles) < most
        path = stack{end};
        e = trail{end};
        stack(end) = [];
        trail(end) = [];
        if path(1) == 0
            cycles{end + 1, 1} = path(2:end);
            edges{end + 1, 1} = e;
            continue
        end
        [next, by] = G.out(path(end));
        for k = numel(next):-1:1
            node = next(k);
            if node == first && closes(path, e, by(k), directed) && numel(path) >= least && numel(path) <= longest
                stack{end + 1} = [0, path];
                trail{end + 1} = [e, by(k)];
            elseif node > first && inside(node) && numel(path) < longest && ~any(path == node)
                stack{end + 1} = [path, node];
                trail{end + 1} = [e, by(k)];
            end
        end
    end
end
end

function tf = closes(path, e, by, directed)
% Of the two directions of an undirected cycle the one with the smaller second node, or edge, is meant.
n = numel(path);
tf = directed || n == 1 || (n == 2 && e(1) < by) || (n > 2 && path(2) < path(n));
end

function inside = around(G, first, directed)
% The nodes from the first on that lie between the first and itself.
if directed
    inside = reached(G.S, G.T, first, G.N) & reached(G.T, G.S, first, G.N);
else
    inside = reached([G.S; G.T], [G.T; G.S], first, G.N);
end
end

function seen = reached(from, to, first, n)
keep = from >= first & to >= first;
[from, to] = deal(from(keep), to(keep));
seen = false(1, n);
new = first;
while ~isempty(new)
    seen(new) = true;
    new = unique(to(ismember(from, new)));
    new = reshape(new(~seen(new)), 1, []);
end
end

function [most, longest, least] = limits(options)
[most, longest, least] = deal(Inf, Inf, 1);
for k = 1:2:numel(options)
    name = char(options{k});
    if k == numel(options)
        error('MATLAB:graphfun:allcycles:ParameterWithoutValue', 'Parameter %s has no value.', name);
    end
    value = options{k + 1};
    if ~isnumeric(value) || ~isscalar(value) || ~(value >= 0) || value ~= floor(value)
        error('MATLAB:graphfun:allcycles:InvalidLimit', '%s must be a nonnegative integer scalar.', name);
    end
    switch lower(name)
        case 'maxnumcycles', most = value;
        case 'maxcyclelength', longest = value;
        case 'mincyclelength', least = value;
        otherwise, error('MATLAB:graphfun:allcycles:ParseFlags', 'Invalid parameter name: %s.', name);
    end
end
end
