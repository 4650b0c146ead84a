classdef digraph < mc_network
% DIGRAPH  Nodes and directed edges: digraph(A) of an adjacency matrix, digraph(s, t), digraph(s, t, w), digraph(s,
%   t, w, names), digraph(edges), digraph(edges, nodes), 'omitselfloops'.
%   Source: MATLAB documentation, "digraph".

methods
    function G = digraph(varargin)
        G = G.built(varargin);
    end

    function nodes = successors(G, v)
        named = ~isnumeric(v);
        nodes = G.shown(unique(G.T(G.S == G.numbers(v))), named);
    end

    function nodes = predecessors(G, v)
        named = ~isnumeric(v);
        nodes = G.shown(unique(G.S(G.T == G.numbers(v))), named);
    end

    function [edges, nodes] = outedges(G, v)
        edges = find(G.S == G.numbers(v));
        nodes = G.shown(G.T(edges), ~isnumeric(v));
    end

    function [edges, nodes] = inedges(G, v)
        edges = find(G.T == G.numbers(v));
        nodes = G.shown(G.S(edges), ~isnumeric(v));
    end

    function d = indegree(G, nodes)
        d = accumarray(G.T, 1, [G.N, 1]);
        if nargin > 1
            d = reshape(d(G.numbers(nodes)), [], 1);
        end
    end

    function d = outdegree(G, nodes)
        d = accumarray(G.S, 1, [G.N, 1]);
        if nargin > 1
            d = reshape(d(G.numbers(nodes)), [], 1);
        end
    end

    function H = flipedge(G, s, t)
        % Edges turned around: all, those of these numbers, those between these nodes.
        H = G;
        if nargin < 2
            at = 1:numedges(G);
        elseif nargin < 3
            at = s;
        else
            at = findedge(G, s, t);
        end
        [H.S(at), H.T(at)] = deal(G.T(at), G.S(at));
        H = H.ordered();
    end

    function tf = isdag(G)
        tf = ~isempty(mc_network_order(G, 'fast')) || G.N == 0;
    end

    function [cycles, edges] = allcycles(G, varargin)
        [cycles, edges] = mc_network_cycles(G, varargin);
        cycles = G.by_name(cycles);
    end

    function tf = hascycles(G)
        tf = ~isdag(G);
    end

    function [order, H] = toposort(G, varargin)
        % Nodes in an order in which every edge leads on.
        how = 'fast';
        if numel(varargin) > 1
            how = lower(char(varargin{2}));
        end
        order = mc_network_order(G, how);
        if isempty(order) && G.N > 0
            error('MATLAB:graphfun:toposort:GraphNotDAG', 'Graph must be a directed acyclic graph.');
        end
        if nargout > 1
            H = reordernodes(G, order);
        end
        if isfield(G.NodeData, 'Name')
            order = reshape(G.NodeData.Name(order), 1, []);
        end
    end

    function H = transclosure(G)
        % An edge where there is a path.
        R = full(adjacency(G)) > 0;
        for k = 1:G.N
            R = R | (R(:, k) & R(k, :));
        end
        H = digraph();
        H = H.from_matrix(double(R), '');
        H.EdgeData = struct();
        H.NodeData = G.NodeData;
    end

    function H = transreduction(G)
        % The fewest edges with the same paths.
        if ~isdag(G)
            error('MATLAB:graphfun:transreduction:GraphNotDAG', 'Graph must be a directed acyclic graph.');
        end
        A = full(adjacency(G)) > 0;
        R = A;
        for k = 1:G.N
            R = R | (R(:, k) & R(k, :));
        end
        A = A & ~(double(A) * double(R) > 0);
        H = digraph();
        H = H.from_matrix(double(A), '');
        H.NodeData = G.NodeData;
    end

    function [C, bins] = condensation(G)
        % Strong components as nodes.
        bins = conncomp(G);
        s = reshape(bins(G.S), [], 1);
        t = reshape(bins(G.T), [], 1);
        pairs = unique([s(s ~= t), t(s ~= t)], 'rows');
        C = digraph();
        C.N = max([0, bins]);
        C.S = pairs(:, 1);
        C.T = pairs(:, 2);
    end
end

methods (Hidden)
    function G = from_matrix(G, A, ~)
        if size(A, 1) ~= size(A, 2)
            error('MATLAB:graphfun:graph:SquareAdjacency', 'Adjacency matrix must be square.');
        end
        G.N = size(A, 1);
        [s, t, w] = find(A);
        [G.S, G.T] = deal(s(:), t(:));
        if ~islogical(A)
            G.EdgeData.Weight = double(w(:));
        end
        G = G.ordered();
    end
end
end
