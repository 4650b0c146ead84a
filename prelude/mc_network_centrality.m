function c = mc_network_centrality(G, kind, options)
% MC_NETWORK_CENTRALITY  How important each node is.
%   Source: MATLAB documentation, "centrality".

n = G.N;
cost = [];
importance = [];
follow = 0.85;
tol = 1e-4;
for k = 1:2:numel(options) - 1
    switch lower(char(options{k}))
        case 'cost', cost = options{k + 1};
        case 'importance', importance = options{k + 1};
        case 'followprobability', follow = options{k + 1};
        case 'tolerance', tol = options{k + 1};
        case 'maxiterations'
        otherwise, error('MATLAB:graphfun:centrality:ParseFlags', 'Invalid parameter name: %s.', char(options{k}));
    end
end
H = G;
H.EdgeData = struct();
if ~isempty(cost)
    H.EdgeData.Weight = cost(:);
end
w = ones(numel(G.S), 1);
if ~isempty(importance)
    w = importance(:);
end
directed = isa(G, 'digraph');
switch kind
    case 'degree'
        c = accumarray([G.S; G.T], [w; w], [n, 1]);
    case 'indegree'
        c = accumarray(G.T, w, [n, 1]);
    case 'outdegree'
        c = accumarray(G.S, w, [n, 1]);
    case {'closeness', 'outcloseness', 'incloseness'}
        if strcmp(kind, 'incloseness')
            H = flipedge(H);
        end
        c = zeros(n, 1);
        for v = 1:n
            d = mc_network_paths(H, v);
            d = d(isfinite(d));
            if numel(d) > 1
                c(v) = ((numel(d) - 1) / (n - 1))^2 / sum(d) * (n - 1) / (n - 1);
            end
        end
    case 'betweenness'
        c = betweenness(H);
        if ~directed
            c = c / 2;
        end
    case 'pagerank'
        A = full(adjacency(G, w));
        out = sum(A, 2);
        c = ones(n, 1) / n;
        for round = 1:1000
            old = c;
            share = zeros(n, 1);
            share(out > 0) = c(out > 0) ./ out(out > 0);
            c = follow * (A.' * share + sum(c(out == 0)) / n) + (1 - follow) / n;
            if norm(c - old, Inf) < min(tol, 1e-10)
                break
            end
        end
    case 'eigenvector'
        [v, d] = eig(full(adjacency(G, w)), 'vector');
        [~, at] = max(real(d));
        c = abs(v(:, at));
        c = c / sum(c);
    case {'hubs', 'authorities'}
        A = full(adjacency(G, w));
        if strcmp(kind, 'hubs')
            [v, d] = eig(A * A.', 'vector');
        else
            [v, d] = eig(A.' * A, 'vector');
        end
        [~, at] = max(d);
        c = abs(v(:, at));
        c = c / sum(c);
    otherwise
        error('MATLAB:graphfun:centrality:InvalidType', 'Invalid centrality type ''%s''.', kind);
end
end

function c = betweenness(G)
% Source: U. Brandes, "A faster algorithm for betweenness centrality", 2001.
n = G.N;
c = zeros(n, 1);
w = G.weights();
for s = 1:n
    d = mc_network_paths(G, s);
    [~, order] = sort(d);
    order = order(isfinite(d(order)));
    paths = zeros(1, n);
    paths(s) = 1;
    for v = order
        [next, edges] = G.out(v);
        for k = 1:numel(next)
            if abs(d(v) + w(edges(k)) - d(next(k))) <= 1e-12 * max(1, d(next(k))) && next(k) ~= v
                paths(next(k)) = paths(next(k)) + paths(v);
            end
        end
    end
    share = zeros(1, n);
    for v = fliplr(order)
        [next, edges] = G.out(v);
        for k = 1:numel(next)
            if abs(d(v) + w(edges(k)) - d(next(k))) <= 1e-12 * max(1, d(next(k))) && next(k) ~= v
                share(v) = share(v) + paths(v) / paths(next(k)) * (1 + share(next(k)));
            end
        end
        if v ~= s
            c(v) = c(v) + share(v);
        end
    end
end
end
