classdef mc_network
% MC_NETWORK  What graph and digraph have in common: nodes 1 to N, which may have names, edges in order, their
%   weights and further variables of both.
%   Source: MATLAB documentation, "Directed and Undirected Graphs".
%#interpreted

properties (Dependent)
    Edges
    Nodes
end

properties (Hidden)
    N = 0
    S = zeros(0, 1)
    T = zeros(0, 1)
    EdgeData = struct()
    NodeData = struct()
end

methods
    function t = get.Edges(G)
        if isfield(G.NodeData, 'Name')
            ends = [G.NodeData.Name(G.S), G.NodeData.Name(G.T)];
            ends = reshape(ends, numel(G.S), 2);
        else
            ends = [G.S, G.T];
        end
        t = table(ends, 'VariableNames', {'EndNodes'});
        names = fieldnames(G.EdgeData);
        for k = 1:numel(names)
            t.(names{k}) = G.EdgeData.(names{k});
        end
    end

    function t = get.Nodes(G)
        names = fieldnames(G.NodeData);
        if isempty(names)
            t = table('Size', [G.N, 0], 'VariableTypes', {});
            return
        end
        t = table(G.NodeData.(names{1}), 'VariableNames', names(1));
        for k = 2:numel(names)
            t.(names{k}) = G.NodeData.(names{k});
        end
    end

    function G = set.Edges(G, t)
        if height(t) ~= numel(G.S)
            error('MATLAB:graphfun:graph:SetEdges', ['Not enough or too many rows in edge table. ' ...
                'To add or remove edges, use ADDEDGE and RMEDGE.']);
        end
        names = t.Properties.VariableNames;
        G.EdgeData = struct();
        for k = 1:numel(names)
            if ~strcmp(names{k}, 'EndNodes')
                G.EdgeData.(names{k}) = t.(names{k});
            end
        end
    end

    function G = set.Nodes(G, t)
        if height(t) ~= G.N
            error('MATLAB:graphfun:graph:SetNodes', ['Not enough or too many rows in node table. ' ...
                'To add or remove nodes, use ADDNODE and RMNODE.']);
        end
        names = t.Properties.VariableNames;
        G.NodeData = struct();
        for k = 1:numel(names)
            G.NodeData.(names{k}) = t.(names{k});
        end
    end

    function n = numnodes(G)
        n = G.N;
    end

    function n = numedges(G)
        n = numel(G.S);
    end

    % ---- changes ---------------------------------------------------------------------------------------------

    function [H, at] = addedge(G, s, t, w)
        % New edges, with weights or a table of what they hold.
        if nargin < 3 && istable(s)
            w = s;
            [s, t] = mc_network.ends(w.EndNodes);
            w.EndNodes = [];
        elseif nargin < 4
            w = [];
        end
        H = G;
        [s, H] = H.numbers(s, true);
        [t, H] = H.numbers(t, true);
        n = max(numel(s), numel(t));
        s = repmat(s(:), n / numel(s), 1);
        t = repmat(t(:), n / numel(t), 1);
        H.N = max([H.N; s; t]);
        H = H.grown(G.N);
        data = struct();
        if istable(w)
            names = w.Properties.VariableNames;
            for k = 1:numel(names)
                data.(names{k}) = w.(names{k});
            end
        elseif ~isempty(w)
            data.Weight = zeros(n, 1) + double(w(:));
        elseif isfield(G.EdgeData, 'Weight') && numedges(G) > 0
            data.Weight = ones(n, 1);
        end
        old = fieldnames(H.EdgeData);
        new = fieldnames(data);
        for k = 1:numel(new)
            if ~isfield(H.EdgeData, new{k})
                if numedges(G) > 0 && strcmp(new{k}, 'Weight')
                    error('MATLAB:graphfun:addedge:NoWeights', 'Unable to add weighted edges to an unweighted graph.');
                end
                H.EdgeData.(new{k}) = mc_network.missing_rows(data.(new{k}), numedges(G));
            end
            H.EdgeData.(new{k}) = [H.EdgeData.(new{k}); data.(new{k})];
        end
        for k = 1:numel(old)
            if ~isfield(data, old{k})
                H.EdgeData.(old{k}) = [H.EdgeData.(old{k}); mc_network.missing_rows(H.EdgeData.(old{k}), n)];
            end
        end
        H.S = [H.S; s];
        H.T = [H.T; t];
        [H, order] = H.ordered();
        place = zeros(numel(order), 1);
        place(order) = 1:numel(order);
        at = place(numedges(G) + (1:n)');
    end

    function H = rmedge(G, s, t)
        % Without the edges of these numbers or between these nodes.
        if nargin < 3
            gone = s;
        else
            gone = findedge(G, s, t);
            if any(gone == 0)
                [s, t] = deal(G.numbers(s), G.numbers(t));
                error('MATLAB:graphfun:rmedge:NoEdge', 'Unable to find edge between nodes %d and %d.', ...
                    s(min(end, find(gone == 0, 1))), t(min(end, find(gone == 0, 1))));
            end
        end
        kept = true(numedges(G), 1);
        kept(gone) = false;
        H = G.with_edges(kept);
    end

    function H = addnode(G, more)
        % So many further nodes, or nodes with these names or of this table.
        H = G;
        if istable(more)
            n = height(more);
            H.N = G.N + n;
            data = table2struct(more, 'ToScalar', true);
        elseif isnumeric(more)
            H.N = G.N + more;
            H = H.grown(G.N);
            return
        else
            data = struct();
            data.Name = reshape(cellstr(more), [], 1);
            n = numel(data.Name);
            H.N = G.N + n;
        end
        if isfield(data, 'Name') && isfield(G.NodeData, 'Name') && any(ismember(data.Name, G.NodeData.Name))
            error('MATLAB:graphfun:addnode:NonUniqueNames', 'Node names must be unique.');
        end
        H = H.grown(G.N);
        names = fieldnames(data);
        for k = 1:numel(names)
            if ~isfield(H.NodeData, names{k})
                if strcmp(names{k}, 'Name')
                    H.NodeData.Name = mc_network.default_names(1:G.N);
                else
                    H.NodeData.(names{k}) = mc_network.missing_rows(data.(names{k}), G.N);
                end
            else
                H.NodeData.(names{k}) = H.NodeData.(names{k})(1:G.N, :);
            end
            H.NodeData.(names{k}) = [H.NodeData.(names{k}); data.(names{k})];
        end
    end

    function H = rmnode(G, nodes)
        % Without these nodes and their edges.
        kept = true(1, G.N);
        kept(G.numbers(nodes)) = false;
        H = subgraph(G, find(kept));
    end

    function H = subgraph(G, nodes)
        % Only these nodes, in this order, and the edges between them.
        if islogical(nodes)
            nodes = find(nodes);
        end
        nodes = G.numbers(nodes);
        to = zeros(G.N, 1);
        to(nodes) = 1:numel(nodes);
        kept = to(G.S) > 0 & to(G.T) > 0;
        H = G.with_edges(kept);
        H.S = reshape(to(H.S), [], 1);
        H.T = reshape(to(H.T), [], 1);
        H.N = numel(nodes);
        names = fieldnames(G.NodeData);
        for k = 1:numel(names)
            H.NodeData.(names{k}) = G.NodeData.(names{k})(nodes, :);
        end
        H = H.ordered();
    end

    function [H, index] = reordernodes(G, order)
        order = G.numbers(order);
        place = zeros(G.N, 1);
        place(order) = 1:G.N;
        H = G;
        H.S = reshape(place(G.S), [], 1);
        H.T = reshape(place(G.T), [], 1);
        names = fieldnames(G.NodeData);
        for k = 1:numel(names)
            H.NodeData.(names{k}) = G.NodeData.(names{k})(order, :);
        end
        [H, index] = H.ordered();
    end

    function [H, count, index] = simplify(G, how, varargin)
        % Without loops, and with one edge between two nodes: the first, or with weights put together.
        if nargin < 2
            how = 'first';
        end
        loops = any(cellfun(@(a) isequal(strcmpi(a, 'keepselfloops'), true), varargin)) || strcmpi(how, 'keepselfloops');
        [~, first, which] = unique([G.S, G.T], 'rows', 'first');
        H = G;
        if isfield(G.EdgeData, 'Weight')
            switch lower(char(how))
                case 'sum', H.EdgeData.Weight = accumarray(which, G.EdgeData.Weight);
                case 'mean', H.EdgeData.Weight = accumarray(which, G.EdgeData.Weight, [], @mean);
                case 'min', H.EdgeData.Weight = accumarray(which, G.EdgeData.Weight, [], @min);
                case 'max', H.EdgeData.Weight = accumarray(which, G.EdgeData.Weight, [], @max);
                case 'last', H.EdgeData.Weight = accumarray(which, G.EdgeData.Weight, [], @(x) x(end));
                otherwise, H.EdgeData.Weight = G.EdgeData.Weight(first);
            end
        end
        names = setdiff(fieldnames(G.EdgeData), {'Weight'});
        for k = 1:numel(names)
            H.EdgeData.(names{k}) = G.EdgeData.(names{k})(first, :);
        end
        H.S = G.S(first);
        H.T = G.T(first);
        count = accumarray(which, 1);
        index = which;
        if ~loops
            kept = H.S ~= H.T;
            place = cumsum(kept) .* kept;
            index = place(which);
            count = count(kept);
            H = H.with_edges(kept);
        end
    end

    % ---- questions -------------------------------------------------------------------------------------------

    function at = findnode(G, nodes)
        if isnumeric(nodes)
            at = nodes(:) .* (nodes(:) >= 1 & nodes(:) <= G.N);
        elseif ~isfield(G.NodeData, 'Name')
            at = zeros(numel(cellstr(nodes)), 1);
        else
            [~, at] = ismember(reshape(cellstr(nodes), [], 1), G.NodeData.Name);
        end
    end

    function [a, b] = findedge(G, s, t)
        % The number of the edge between two nodes, 0 where there is none; or the ends of edges.
        if nargin < 3
            if nargin > 1
                [a, b] = deal(G.S(s(:)), G.T(s(:)));
            else
                [a, b] = deal(G.S, G.T);
            end
            if isfield(G.NodeData, 'Name')
                [a, b] = deal(G.NodeData.Name(a), G.NodeData.Name(b));
            end
            return
        end
        s = findnode(G, s);
        t = findnode(G, t);
        n = max(numel(s), numel(t));
        s = repmat(s, n / numel(s), 1);
        t = repmat(t, n / numel(t), 1);
        a = zeros(n, 1);
        for k = 1:n
            at = find(G.S == s(k) & G.T == t(k) | ~isa(G, 'digraph') & G.S == t(k) & G.T == s(k));
            if isscalar(at) || nargout < 2
                a(k) = max([0; min(at)]);
            end
        end
        b = (1:n).';
    end

    function n = edgecount(G, s, t)
        s = G.numbers(s);
        t = G.numbers(t);
        n = zeros(max(numel(s), numel(t)), 1);
        for k = 1:numel(n)
            a = s(min(k, end));
            b = t(min(k, end));
            n(k) = sum(G.S == a & G.T == b | ~isa(G, 'digraph') & G.S == b & G.T == a);
        end
    end

    function tf = ismultigraph(G)
        tf = size(unique([G.S, G.T], 'rows'), 1) < numedges(G);
    end

    function A = adjacency(G, w)
        % The sparse adjacency matrix: counts of edges, or sums of weights.
        values = ones(numedges(G), 1);
        if nargin > 1 && (ischar(w) || isstring(w))
            if ~isfield(G.EdgeData, 'Weight')
                error('MATLAB:graphfun:adjacency:NoWeights', 'Graph must have edge weights.');
            end
            values = G.EdgeData.Weight;
        elseif nargin > 1
            values = w(:);
        end
        A = sparse(G.S, G.T, values, G.N, G.N);
        if ~isa(G, 'digraph')
            other = G.S ~= G.T;
            A = A + sparse(G.T(other), G.S(other), values(other), G.N, G.N);
        end
    end

    function I = incidence(G)
        E = numedges(G);
        if any(G.S == G.T)
            error('MATLAB:graphfun:incidence:SelfLoops', 'Incidence matrix not defined for graphs with self-loops.');
        end
        I = sparse([G.S; G.T], [1:E, 1:E].', [-ones(E, 1); ones(E, 1)], G.N, E);
    end

    % ---- searches --------------------------------------------------------------------------------------------

    function [v, edges] = bfsearch(G, start, varargin)
        [v, edges] = mc_network_search(G, start, false, varargin);
    end

    function [v, edges] = dfsearch(G, start, varargin)
        [v, edges] = mc_network_search(G, start, true, varargin);
    end

    function [path, d, edges] = shortestpath(G, s, t, varargin)
        % Nodes of a shortest path, its length, and the numbers of its edges.
        named = ~isnumeric(s) || ~isnumeric(t);
        s = G.numbers(s);
        t = G.numbers(t);
        [d, before, by] = mc_network_paths(G, s, varargin{:});
        d = d(t);
        path = zeros(1, 0);
        edges = zeros(1, 0);
        if isfinite(d)
            path = t;
            while path(1) ~= s
                edges = [by(path(1)), edges];
                path = [before(path(1)), path];
            end
        end
        if named
            path = reshape(G.NodeData.Name(path), 1, []);
        end
    end

    function [TR, D, inTree] = shortestpathtree(G, s, varargin)
        % The tree of shortest paths from a node, as a digraph, a cell of paths, or nodes before.
        form = 'tree';
        at = find(cellfun(@(a) isequal(strcmpi(a, 'OutputForm'), true), varargin), 1);
        if ~isempty(at)
            form = lower(char(varargin{at + 1}));
            varargin(at:at + 1) = [];
        end
        at = find(cellfun(@(a) isequal(strcmpi(a, 'Method'), true), varargin), 1);
        options = {};
        if ~isempty(at)
            options = varargin(at:at + 1);
            varargin(at:at + 1) = [];
        end
        s = G.numbers(s);
        [D, before, by] = mc_network_paths(G, s, options{:});
        targets = 1:G.N;
        if ~isempty(varargin) && ~strcmpi(varargin{1}, 'all')
            targets = reshape(G.numbers(varargin{1}), 1, []);
        end
        paths = cell(numel(targets), 1);
        kept = false(1, G.N);
        for k = 1:numel(targets)
            p = zeros(1, 0);
            if isfinite(D(targets(k)))
                p = targets(k);
                while p(1) ~= s
                    p = [before(p(1)), p];
                end
            end
            kept(p) = true;
            paths{k} = p;
        end
        D = D(targets);
        nodes = find(kept & before > 0);
        edges = by(nodes);
        inTree = false(numedges(G), 1);
        inTree(edges) = true;
        switch form
            case 'cell'
                if isfield(G.NodeData, 'Name')
                    paths = cellfun(@(p) reshape(G.NodeData.Name(p), 1, []), paths, 'UniformOutput', false);
                end
                TR = paths;
            case 'vector'
                TR = before(targets);
                TR(~isfinite(D)) = NaN;
            otherwise
                TR = digraph();
                TR.N = G.N;
                TR.NodeData = G.NodeData;
                TR.S = reshape(before(nodes), [], 1);
                TR.T = reshape(nodes, [], 1);
                if isfield(G.EdgeData, 'Weight')
                    TR.EdgeData.Weight = reshape(G.EdgeData.Weight(edges), [], 1);
                end
                TR = TR.ordered();
        end
    end

    function D = distances(G, s, t, varargin)
        % Lengths of shortest paths.
        options = {};
        if nargin > 1 && (ischar(s) || isstring(s)) && strcmpi(s, 'Method')
            options = {s, t};
            s = 1:G.N;
            t = 1:G.N;
        else
            if nargin < 2 || (ischar(s) || isstring(s)) && isequal(s, 'all')
                s = 1:G.N;
            end
            if nargin < 3 || (ischar(t) || isstring(t)) && isequal(t, 'all')
                t = 1:G.N;
            elseif (ischar(t) || isstring(t)) && strcmpi(t, 'Method')
                options = [{t}, varargin];
                t = 1:G.N;
            else
                options = varargin;
            end
        end
        s = G.numbers(s);
        t = G.numbers(t);
        D = zeros(numel(s), numel(t));
        for k = 1:numel(s)
            d = mc_network_paths(G, s(k), options{:});
            D(k, :) = d(t);
        end
    end

    function [nodes, d] = nearest(G, s, radius, varargin)
        % Nodes within a distance, the nearest first.
        named = ~isnumeric(s);
        s = G.numbers(s);
        if isa(G, 'digraph') && any(cellfun(@(a) isequal(strcmpi(a, 'incoming'), true), varargin))
            G = flipedge(G);
        end
        all = mc_network_paths(G, s);
        all(s) = Inf;
        near = find(all <= radius & isfinite(all));
        [d, order] = sort(reshape(all(near), [], 1));
        nodes = reshape(near(order), [], 1);
        if named
            nodes = G.NodeData.Name(nodes);
        end
    end

    function [paths, edges] = allpaths(G, s, t, varargin)
        % All paths between two nodes in lexicographic order.
        most = Inf;
        longest = Inf;
        least = 0;
        for k = 1:2:numel(varargin) - 1
            switch lower(char(varargin{k}))
                case 'maxnumpaths', most = varargin{k + 1};
                case 'maxpathlength', longest = varargin{k + 1};
                case 'minpathlength', least = varargin{k + 1};
                otherwise, error('MATLAB:graphfun:allpaths:ParseFlags', 'Invalid parameter name: %s.', char(varargin{k}));
            end
        end
        named = ~isnumeric(s);
        s = G.numbers(s);
        t = G.numbers(t);
        paths = cell(0, 1);
        edges = cell(0, 1);
        stack = {s};
        trail = {zeros(1, 0)};
        while ~isempty(stack) && numel(paths) < most
            p = stack{end};
            e = trail{end};
            stack(end) = [];
            trail(end) = [];
            if p(end) == t
                if numel(e) >= least
                    paths{end + 1, 1} = p;
                    edges{end + 1, 1} = e;
                end
                continue
            end
            if numel(e) >= longest
                continue
            end
            [next, by] = G.out(p(end));
            for k = numel(next):-1:1
                if ~any(p == next(k))
                    stack{end + 1} = [p, next(k)];
                    trail{end + 1} = [e, by(k)];
                end
            end
        end
        if named
            paths = cellfun(@(p) reshape(G.NodeData.Name(p), 1, []), paths, 'UniformOutput', false);
        end
    end

    function [bins, sizes] = conncomp(G, varargin)
        % The connected component of each node.
        form = 'vector';
        kind = 'strong';
        for k = 1:2:numel(varargin) - 1
            if strcmpi(varargin{k}, 'OutputForm')
                form = lower(char(varargin{k + 1}));
            elseif strcmpi(varargin{k}, 'Type')
                kind = lower(char(varargin{k + 1}));
            end
        end
        bins = mc_network_components(G, isa(G, 'digraph') && strcmp(kind, 'strong'));
        n = max([0, bins]);
        sizes = reshape(accumarray(bins(:), 1, [n, 1]), 1, []);
        if strcmp(form, 'cell')
            list = cell(1, n);
            for k = 1:n
                list{k} = find(bins == k);
                if isfield(G.NodeData, 'Name')
                    list{k} = reshape(G.NodeData.Name(list{k}), 1, []);
                end
            end
            bins = list;
        end
    end

    function c = centrality(G, kind, varargin)
        c = mc_network_centrality(G, lower(char(kind)), varargin);
    end

    function [flow, GF, cs, ct] = maxflow(G, s, t, varargin)
        % The greatest flow between two nodes, the flow along edges, and the nodes on both sides of a least cut.
        s = G.numbers(s);
        t = G.numbers(t);
        capacity = G.weights();
        E = numedges(G);
        back = zeros(E, 1);
        if ~isa(G, 'digraph')
            back = capacity;
        end
        forward = capacity;
        flow = 0;
        while true
            from = zeros(1, G.N);
            queue = s;
            from(s) = -1;
            while ~isempty(queue) && from(t) == 0
                v = queue(1);
                queue(1) = [];
                for e = reshape(find(G.S == v & forward > 0), 1, [])
                    if from(G.T(e)) == 0
                        from(G.T(e)) = e;
                        queue(end + 1) = G.T(e);
                    end
                end
                for e = reshape(find(G.T == v & back > 0), 1, [])
                    if from(G.S(e)) == 0
                        from(G.S(e)) = E + e;
                        queue(end + 1) = G.S(e);
                    end
                end
            end
            if from(t) == 0
                break
            end
            room = Inf;
            for round = 1:2
                v = t;
                while v ~= s
                    e = from(v);
                    if e <= E
                        if round == 1
                            room = min(room, forward(e));
                        else
                            forward(e) = forward(e) - room;
                            back(e) = back(e) + room;
                        end
                        v = G.S(e);
                    else
                        e = e - E;
                        if round == 1
                            room = min(room, back(e));
                        else
                            back(e) = back(e) - room;
                            forward(e) = forward(e) + room;
                        end
                        v = G.T(e);
                    end
                end
            end
            flow = flow + room;
        end
        used = capacity - forward;
        GF = G.with_edges(used ~= 0);
        turned = used(used ~= 0) < 0;
        [GF.S(turned), GF.T(turned)] = deal(GF.T(turned), GF.S(turned));
        GF.EdgeData = struct('Weight', abs(used(used ~= 0)));
        if ~isa(G, 'digraph')
            D = digraph();
            [D.N, D.S, D.T, D.EdgeData, D.NodeData] = deal(GF.N, GF.S, GF.T, GF.EdgeData, GF.NodeData);
            GF = D;
        end
        GF = GF.ordered();
        cs = reshape(find(from ~= 0), [], 1);
        ct = reshape(find(from == 0), [], 1);
        if isfield(G.NodeData, 'Name')
            cs = G.NodeData.Name(cs);
            ct = G.NodeData.Name(ct);
        end
    end

    function p = isomorphism(G, H, varargin)
        % How nodes of H are to be numbered so that it is G; empty where it cannot be.
        p = mc_network_isomorphism(G, H);
    end

    function tf = isisomorphic(G, H, varargin)
        tf = G.N == 0 && H.N == 0 || ~isempty(mc_network_isomorphism(G, H));
    end
end

methods (Hidden)
    function [at, G] = numbers(G, nodes, may_be_new)
        % Numbers of nodes given by number or name, as a row.
        if isnumeric(nodes)
            at = double(reshape(nodes, 1, []));
            most = G.N;
            if nargin > 2
                most = Inf;
            end
            if any(at < 1 | at ~= fix(at))
                error('MATLAB:graphfun:findnode:PosInt', 'Numeric node IDs must be positive integers.');
            elseif any(at > most)
                error('MATLAB:graphfun:findnode:LargestNodeID', 'Numeric node IDs must not exceed %d.', G.N);
            end
            return
        end
        nodes = reshape(cellstr(nodes), 1, []);
        if ~isfield(G.NodeData, 'Name')
            if nargin < 3 || G.N > 0
                error('MATLAB:graphfun:findnode:NoNames', 'Graph does not have node names.');
            end
            G.NodeData.Name = cell(0, 1);
        end
        [known, at] = ismember(nodes, G.NodeData.Name);
        at = reshape(at, 1, []);
        if all(known)
            return
        end
        if nargin < 3
            error('MATLAB:graphfun:findnode:UnknownNodeName', 'Unknown node name ''%s''.', nodes{find(~known, 1)});
        end
        new = unique(nodes(~known), 'stable');
        first = G.N;
        G.N = G.N + numel(new);
        names = [G.NodeData.Name; new(:)];
        G = G.grown(first);
        G.NodeData.Name = names;
        [~, at] = ismember(nodes, names);
        at = reshape(at, 1, []);
    end

    function G = grown(G, first)
        % Variables of nodes as long as there are nodes.
        names = fieldnames(G.NodeData);
        for k = 1:numel(names)
            v = G.NodeData.(names{k});
            n = G.N - size(v, 1);
            if n <= 0
                continue
            end
            if strcmp(names{k}, 'Name')
                v = [v; mc_network.default_names(first + 1:G.N)];
            else
                v = [v; mc_network.missing_rows(v, n)];
            end
            G.NodeData.(names{k}) = v;
        end
    end

    function [G, order] = ordered(G)
        % Edges in the order of their ends.
        if ~isa(G, 'digraph')
            [G.S, G.T] = deal(min(G.S, G.T), max(G.S, G.T));
        end
        [~, order] = sortrows([G.S, G.T]);
        G = G.with_edges(order);
    end

    function G = with_edges(G, kept)
        G.S = reshape(G.S(kept), [], 1);
        G.T = reshape(G.T(kept), [], 1);
        names = fieldnames(G.EdgeData);
        for k = 1:numel(names)
            G.EdgeData.(names{k}) = G.EdgeData.(names{k})(kept, :);
        end
    end

    function w = weights(G)
        if isfield(G.EdgeData, 'Weight')
            w = G.EdgeData.Weight;
        else
            w = ones(numel(G.S), 1);
        end
    end

    function [next, edges] = out(G, v)
        % The nodes that edges lead to from v, in order, and these edges.
        edges = find(G.S == v);
        next = G.T(edges);
        if ~isa(G, 'digraph')
            more = find(G.T == v & G.S ~= v);
            [next, order] = sort([next; G.S(more)]);
            edges = [edges; more];
            edges = edges(order);
        end
        next = reshape(next, 1, []);
        edges = reshape(edges, 1, []);
    end

    function lists = by_name(G, lists)
        % Lists of nodes, by their names where they have some.
        if isfield(G.NodeData, 'Name')
            lists = cellfun(@(v) reshape(G.NodeData.Name(v), 1, []), lists, 'UniformOutput', false);
        end
    end

    function v = shown(G, nodes, named)
        % Nodes as numbers or, where they were asked for by name, as names.
        if named
            v = G.NodeData.Name(nodes);
        else
            v = nodes;
        end
    end

    function G = built(G, args)
        % What the constructors are given.
        omit = false;
        half = '';
        while ~isempty(args) && (ischar(args{end}) || isstring(args{end}) && isscalar(args{end})) && ...
                any(strcmpi(args{end}, {'omitselfloops', 'upper', 'lower'})) && numel(args) > 1
            if strcmpi(args{end}, 'omitselfloops')
                omit = true;
            else
                half = lower(char(args{end}));
            end
            args(end) = [];
        end
        if isempty(args)
            return
        end
        first = args{1};
        if istable(first)
            rest = first;
            [s, t] = mc_network.ends(first.EndNodes);
            rest.EndNodes = [];
            args = [{s, t}, {rest}, args(2:end)];
        elseif (isnumeric(first) || islogical(first)) && ...
                (numel(args) == 1 || ~isnumeric(args{2}) && (~isscalar(first) || iscell(args{2}) || istable(args{2})))
            G = G.from_matrix(first, half);
            if numel(args) > 1
                G = G.with_nodes(args{2});
            end
            if omit
                G = G.with_edges(G.S ~= G.T);
            end
            return
        end
        [s, t] = deal(args{1:2});
        w = [];
        if numel(args) > 2
            w = args{3};
        end
        if numel(args) > 3
            if isnumeric(args{4}) && isscalar(args{4})
                G.N = args{4};
            else
                G = G.with_nodes(args{4});
            end
        elseif numel(args) == 3 && ~isnumeric(w) && ~istable(w)
            G = G.with_nodes(w);
            w = [];
        end
        if isempty(s) && isempty(t)
            if istable(w)
                for name = w.Properties.VariableNames
                    G.EdgeData.(name{1}) = w.(name{1});
                end
            end
            return
        end
        if isnumeric(s) ~= isnumeric(t)
            error('MATLAB:graphfun:graph:InconsistentNodeNames', 'Source and target nodes must both be numeric or names.');
        end
        fixed = numel(args) > 3;
        if isnumeric(s) && numel(s) ~= numel(t) && ~isscalar(s) && ~isscalar(t)
            error('MATLAB:graphfun:graph:EdgesInconsistent', 'Source and target node lists must have the same length.');
        end
        if ~isnumeric(s) && ~fixed
            % Names in the order in which edges name them.
            s = reshape(cellstr(s), 1, []);
            t = reshape(cellstr(t), 1, []);
            n = max(numel(s), numel(t));
            pairs = [repmat(s, 1, n / numel(s)); repmat(t, 1, n / numel(t))];
            G = addnode(G, unique(pairs(:), 'stable'));
        end
        if fixed && isnumeric(s) && any([s(:); t(:)] > G.N)
            error('MATLAB:graphfun:graph:InvalidNumNodes', 'Numeric node IDs must not exceed %d.', G.N);
        end
        G = addedge(G, s, t, w);
        if omit
            G = G.with_edges(G.S ~= G.T);
        end
    end

    function G = with_nodes(G, names)
        if istable(names)
            data = table2struct(names, 'ToScalar', true);
            n = height(names);
        else
            data = struct();
            data.Name = reshape(cellstr(names), [], 1);
            n = numel(data.Name);
        end
        if isfield(data, 'Name') && numel(unique(data.Name)) < n
            error('MATLAB:graphfun:graph:NonUniqueNames', 'Node names must be unique.');
        end
        if G.N > 0 && n ~= G.N
            error('MATLAB:graphfun:graph:InvalidSizeNodeNames', ...
                'Number of node names must match the number of nodes.');
        end
        G.N = n;
        G.NodeData = data;
    end
end

methods (Static, Hidden)
    function [s, t] = ends(pairs)
        s = pairs(:, 1);
        t = pairs(:, 2);
        if isstring(pairs)
            s = cellstr(s);
            t = cellstr(t);
        end
    end

    function names = default_names(k)
        names = arrayfun(@(n) sprintf('Node%d', n), reshape(k, [], 1), 'UniformOutput', false);
        names = reshape(names, [], 1);
    end

    function v = missing_rows(like, n)
        % Rows for what has no value.
        if iscell(like)
            v = repmat({''}, n, size(like, 2));
        elseif isstring(like)
            v = repmat(string(missing), n, size(like, 2));
        elseif isfloat(like)
            v = NaN(n, size(like, 2), 'like', like);
        else
            v = zeros(n, size(like, 2), 'like', like);
        end
    end
end
end
