classdef graph < mc_network
% GRAPH  Nodes and undirected edges: graph(A) of an adjacency matrix, graph(s, t), graph(s, t, w), graph(s, t, w,
%   names), graph(edges), graph(edges, nodes), 'upper', 'lower', 'omitselfloops'.
%   Source: MATLAB documentation, "graph".

methods
    function G = graph(varargin)
        G = G.built(varargin);
    end

    function nodes = neighbors(G, v)
        named = ~isnumeric(v);
        nodes = G.shown(unique(reshape(G.out(G.numbers(v)), [], 1)), named);
    end

    function [edges, nodes] = outedges(G, v)
        named = ~isnumeric(v);
        [nodes, edges] = G.out(G.numbers(v));
        edges = edges(:);
        nodes = G.shown(nodes(:), named);
    end

    function d = degree(G, nodes)
        d = accumarray([G.S; G.T], 1, [G.N, 1]);
        if nargin > 1
            d = reshape(d(G.numbers(nodes)), [], 1);
        end
    end

    function L = laplacian(G)
        if ismultigraph(G) || any(G.S == G.T)
            error('MATLAB:graphfun:laplacian:SelfLoops', 'Laplacian matrix is only defined for graphs without self-loops or multiple edges.');
        end
        L = spdiags(degree(G), 0, G.N, G.N) - adjacency(G);
    end

    function [cycles, edges] = allcycles(G, varargin)
        [cycles, edges] = mc_network_cycles(G, varargin);
        cycles = G.by_name(cycles);
    end

    function [cycles, edges] = cyclebasis(G)
        [cycles, edges] = mc_network_basis(G);
        cycles = G.by_name(cycles);
    end

    function [bins, cut] = biconncomp(G, varargin)
        % The biconnected component of each edge, NaN for loops, and the nodes between components.
        [bins, cut, nodes] = mc_network_blocks(G);
        if numel(varargin) > 1 && strcmpi(varargin{1}, 'OutputForm') && strcmpi(varargin{2}, 'cell')
            bins = G.by_name(nodes);
        end
        cut = G.shown(cut, isfield(G.NodeData, 'Name'));
    end

    function [T, at] = bctree(G)
        % The tree of biconnected components and the nodes between them; at is the node of T for each node of G.
        [~, cut, nodes] = mc_network_blocks(G);
        alone = setdiff(1:G.N, [nodes{:}, cut(:).']);
        nodes = [reshape(nodes, 1, []), num2cell(alone)];
        m = numel(nodes);
        c = numel(cut);
        at = zeros(1, G.N);
        ends = zeros(0, 2);
        for k = 1:m
            [shared, which] = ismember(nodes{k}, cut);
            at(nodes{k}) = k;
            ends = [ends; repmat(k, nnz(shared), 1), m + which(shared).'];
        end
        at(cut) = m + (1:c);
        T = graph(ends(:, 1), ends(:, 2), [], m + c);
        T.Nodes = table([true(m, 1); false(c, 1)], [(1:m)'; zeros(c, 1)], [zeros(m, 1); reshape(cut, [], 1)], ...
            'VariableNames', {'IsComponent', 'ComponentIndex', 'CutVertexIndex'});
    end

    function tf = hascycles(G)
        bins = conncomp(G);
        tf = numedges(G) > G.N - max([0, bins]);
    end

    function [T, before] = minspantree(G, varargin)
        % A tree of least weight: Prim's algorithm from the root, of one component or of all.
        root = 1;
        forest = false;
        for k = 1:2:numel(varargin) - 1
            switch lower(char(varargin{k}))
                case 'root', root = G.numbers(varargin{k + 1});
                case 'type', forest = strcmpi(varargin{k + 1}, 'forest');
                case 'method'
                otherwise, error('MATLAB:graphfun:minspantree:ParseFlags', 'Invalid parameter name: %s.', char(varargin{k}));
            end
        end
        before = NaN(1, G.N);
        w = G.weights();
        chosen = false(numedges(G), 1);
        inside = false(G.N, 1);
        starts = root;
        if forest
            starts = [root, setdiff(1:G.N, root)];
        end
        for start = starts
            if G.N == 0 || inside(start)
                continue
            end
            inside(start) = true;
            before(start) = 0;
            while true
                edges = find(inside(G.S) ~= inside(G.T));
                if isempty(edges)
                    break
                end
                [~, at] = min(w(edges));
                e = edges(at);
                chosen(e) = true;
                if inside(G.S(e))
                    before(G.T(e)) = G.S(e);
                    inside(G.T(e)) = true;
                else
                    before(G.S(e)) = G.T(e);
                    inside(G.S(e)) = true;
                end
            end
        end
        T = G.with_edges(chosen);
    end
end

methods (Hidden)
    function G = from_matrix(G, A, half)
        if size(A, 1) ~= size(A, 2)
            error('MATLAB:graphfun:graph:SquareAdjacency', 'Adjacency matrix must be square.');
        end
        if strcmp(half, 'upper')
            A = triu(A);
        elseif strcmp(half, 'lower')
            A = tril(A).';
        elseif ~isequal(A, A.')
            error('MATLAB:graphfun:graph:SymmetricAdjacency', 'Adjacency matrix must be symmetric.');
        else
            A = triu(A);
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
