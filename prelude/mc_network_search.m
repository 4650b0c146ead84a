function [v, edges] = mc_network_search(G, start, deep, options)
% MC_NETWORK_SEARCH  Searches in breadth and in depth from a node; neighbors in the order of their numbers. The
%   result is the order in which nodes are discovered, or what else happens: 'startnode', 'finishnode', 'edgetonew',
%   'edgetodiscovered', 'edgetofinished', several of these, 'allevents'.

named = ~isnumeric(start);
start = G.numbers(start);
kinds = {'startnode', 'discovernode', 'edgetonew', 'edgetodiscovered', 'edgetofinished', 'finishnode'};
wanted = {'discovernode'};
again = false;
k = 1;
while k <= numel(options)
    if strcmpi(options{k}, 'Restart')
        again = options{k + 1};
        k = k + 2;
    elseif strcmpi(options{k}, 'allevents')
        wanted = kinds;
        k = k + 1;
    else
        wanted = cellstr(options{k});
        k = k + 1;
    end
end
G_n = G.N;
state = zeros(1, G_n);
log = zeros(0, 4);
starts = start;
if again
    starts = [start, setdiff(1:G_n, start)];
end
seen = false(numel(G.S), 1);
for root = starts
    if state(root) ~= 0
        continue
    end
    log(end + 1, :) = [1, root, 0, 0];
    state(root) = 1;
    log(end + 1, :) = [2, root, 0, 0];
    [list, by] = G.out(root);
    line = {{root, list, by}};
    while ~isempty(line)
        if deep
            at = numel(line);
        else
            at = 1;
        end
        top = line{at};
        node = top{1};
        if isempty(top{2})
            line(at) = [];
            state(node) = 2;
            log(end + 1, :) = [6, node, 0, 0];
            continue
        end
        next = top{2}(1);
        edge = top{3}(1);
        top{2}(1) = [];
        top{3}(1) = [];
        line{at} = top;
        if ~isa(G, 'digraph')
            if seen(edge)
                continue
            end
            seen(edge) = true;
        end
        if state(next) == 0
            log(end + 1, :) = [3, node, next, edge];
            state(next) = 1;
            log(end + 1, :) = [2, next, 0, 0];
            [list, by] = G.out(next);
            line{end + 1} = {next, list, by};
        else
            log(end + 1, :) = [3 + state(next), node, next, edge];
        end
    end
end
[~, which] = ismember(lower(wanted), kinds);
if any(which == 0)
    error('MATLAB:graphfun:search:InvalidEvent', 'Invalid event name.');
end
log = log(ismember(log(:, 1), which), :);
edges = log(:, 4);
if isscalar(which) && any(which == [1 2 6])
    v = G.shown(log(:, 2), named);
elseif isscalar(which)
    v = log(:, 2:3);
    if named
        v = reshape(G.NodeData.Name(v), size(v));
    end
else
    Event = categorical(reshape(kinds(log(:, 1)), [], 1), kinds);
    nodes = log(:, 2);
    ends = log(:, 2:3);
    of_edge = log(:, 4) > 0;
    nodes(of_edge) = NaN;
    ends(~of_edge, :) = NaN;
    edge = log(:, 4);
    edge(~of_edge) = NaN;
    if named
        list = repmat({''}, numel(nodes), 1);
        list(~of_edge) = G.NodeData.Name(nodes(~of_edge));
        pairs = repmat({''}, numel(nodes), 2);
        pairs(of_edge, :) = reshape(G.NodeData.Name(ends(of_edge, :)), [], 2);
        v = table(Event, list, pairs, edge, 'VariableNames', {'Event', 'Node', 'Edge', 'EdgeIndex'});
    else
        v = table(Event, nodes, ends, edge, 'VariableNames', {'Event', 'Node', 'Edge', 'EdgeIndex'});
    end
end
end
