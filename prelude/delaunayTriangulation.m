classdef delaunayTriangulation < triangulation
% DELAUNAYTRIANGULATION  The Delaunay triangulation of points of the plane or of space: delaunayTriangulation(P),
%   delaunayTriangulation(x, y), delaunayTriangulation(x, y, z), in the plane with edges C that it has to have as last
%   argument.
%   Source: MATLAB documentation, "delaunayTriangulation"; S. W. Sloan, A fast algorithm for generating constrained
%   Delaunay triangulations, 1993.

properties
    Constraints = zeros(0, 2)
end

methods
    function dt = delaunayTriangulation(varargin)
        if nargin == 0
            return
        end
        args = varargin;
        C = zeros(0, 2);
        last = args{end};
        wide = size(args{1}, 2) > 1 && size(args{1}, 1) > 1;
        if nargin > 1 && (wide || nargin == 3 && size(last, 2) == 2 && numel(last) ~= numel(args{1}))
            C = last;
            args(end) = [];
        end
        if isscalar(args)
            P = args{1};
        else
            P = cell2mat(cellfun(@(v) v(:), args, 'UniformOutput', false));
        end
        if ~isempty(C) && size(P, 2) ~= 2
            error('MATLAB:delaunayTriangulation:Constraints3DErrId', 'Constraints are for triangulations of the plane.');
        elseif any(C(:) < 1 | C(:) > size(P, 1) | C(:) ~= fix(C(:)))
            error('MATLAB:delaunayTriangulation:BadConstraintsErrId', 'The edge constraints must be indices of points.');
        end
        dt.Points = P;
        dt.Constraints = C;
        if size(unique(P, 'rows'), 1) > size(P, 2)
            dt.ConnectivityList = delaunayn(P);
            if ~isempty(C)
                dt.ConnectivityList = delaunayTriangulation.constrained(P, dt.ConnectivityList, C);
            end
        end
    end

    function [C, v] = convexHull(dt)
        if size(dt.Points, 2) == 3
            [C, v] = convhull(dt.Points);
        else
            [C, v] = convhull(dt.Points(:, 1), dt.Points(:, 2));
        end
    end

    function [V, r] = voronoiDiagram(dt)
        [V, r] = voronoin(dt.Points);
    end

    function tf = isInterior(dt)
        % Triangles that an odd number of constraints is between them and the outside; without constraints all.
        T = dt.ConnectivityList;
        m = size(T, 1);
        tf = true(m, 1);
        if isempty(dt.Constraints), return, end
        C = sort(dt.Constraints, 2);
        depth = NaN(m, 1);
        E = sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2);
        owner = repmat((1:m)', 3, 1);
        closed = ismember(E, C, 'rows');
        [~, ~, which] = unique(E, 'rows');
        alone = accumarray(which, 1) == 1;
        % from the outside in, edge by edge
        depth(owner(alone(which) & closed)) = 1;
        depth(owner(alone(which) & ~closed)) = 0;
        [which, order] = sort(which);
        pairs = find(diff(which) == 0);
        [a, b, crossed] = deal(owner(order(pairs)), owner(order(pairs + 1)), closed(order(pairs)));
        changed = true;
        while changed
            changed = false;
            for k = 1:numel(a)
                [from, to] = deal(a(k), b(k));
                if isnan(depth(from)), [from, to] = deal(to, from); end
                if ~isnan(depth(from)) && isnan(depth(to))
                    depth(to) = mod(depth(from) + crossed(k), 2);
                    changed = true;
                end
            end
        end
        tf = depth == 1;
    end
end

methods (Static, Hidden)
    function T = constrained(P, T, C)
        % Edges that a constraint crosses are flipped away; what then is not Delaunay is flipped back where it may be.
        wanted = zeros(0, 2);
        for k = 1:size(C, 1)
            for piece = delaunayTriangulation.pieces(P, C(k, :))'
                T = delaunayTriangulation.with_edge(P, T, piece');
                wanted(end + 1, :) = sort(piece'); %#ok<AGROW>
            end
        end
        for round = 1:size(T, 1)^2
            changed = false;
            for i = 1:size(T, 1)
                for j = 1:3
                    e = T(i, [j, mod(j, 3) + 1]);
                    if ~ismember(sort(e), wanted, 'rows')
                        [U, opposite] = delaunayTriangulation.flipped(P, T, e);
                        if ~isempty(U) && delaunayTriangulation.within_circle(P(T(i, :), :), P(opposite, :))
                            T = U;
                            changed = true;
                            break
                        end
                    end
                end
            end
            if ~changed, return, end
        end
    end

    function E = pieces(P, c)
        % A constraint from point to point, as points on it take it apart.
        d = P(c(2), :) - P(c(1), :);
        t = ((P - P(c(1), :)) * d') / (d * d');
        off = abs((P(:, 1) - P(c(1), 1)) * d(2) - (P(:, 2) - P(c(1), 2)) * d(1));
        on = find(t > 0 & t < 1 & off <= 1e-12 * (d * d'));
        [~, order] = sort(t(on));
        line = [c(1); on(order); c(2)];
        E = [line(1:end - 1), line(2:end)];
    end

    function T = with_edge(P, T, c)
        for round = 1:10 * size(T, 1)
            E = unique(sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2), 'rows');
            if ismember(sort(c), E, 'rows'), return, end
            E = E(~any(ismember(E, c), 2), :);
            side = @(a, b, q) sign((P(b, 1) - P(a, 1)) .* (P(q, 2) - P(a, 2)) - (P(b, 2) - P(a, 2)) .* (P(q, 1) - P(a, 1)));
            across = side(c(1), c(2), E(:, 1)) .* side(c(1), c(2), E(:, 2)) < 0 & ...
                side(E(:, 1), E(:, 2), c(1)) .* side(E(:, 1), E(:, 2), c(2)) < 0;
            E = E(across, :);
            % any of them that can be flipped, in turn
            for k = mod((0:size(E, 1) - 1) + round, size(E, 1)) + 1
                U = delaunayTriangulation.flipped(P, T, E(k, :));
                if ~isempty(U)
                    T = U;
                    break
                end
            end
        end
    end

    function [U, opposite] = flipped(P, T, e)
        % T with the other diagonal of the quadrilateral around an edge; none where that is not convex.
        U = [];
        opposite = [];
        at = find(sum(T == e(1) | T == e(2), 2) == 2);
        if numel(at) ~= 2, return, end
        r = setdiff(T(at(1), :), e);
        s = setdiff(T(at(2), :), e);
        opposite = s;
        turn = @(a, b, q) (P(b, 1) - P(a, 1)) * (P(q, 2) - P(a, 2)) - (P(b, 2) - P(a, 2)) * (P(q, 1) - P(a, 1));
        if turn(r, s, e(1)) * turn(r, s, e(2)) >= 0, return, end
        one = [r, s, e(1)];
        two = [r, s, e(2)];
        if turn(one(1), one(2), one(3)) < 0, one = one([2 1 3]); end
        if turn(two(1), two(2), two(3)) < 0, two = two([2 1 3]); end
        U = T;
        U(at, :) = [one; two];
    end

    function tf = within_circle(V, p)
        % Whether a point lies in the circle of a counterclockwise triangle.
        D = V - p;
        tf = det([D, sum(D.^2, 2)]) > 1e-12;
    end
end
end
