classdef polyshape
% POLYSHAPE  Polygons of the plane: polyshape(x, y), polyshape(P), polyshape({x1, x2, ..}, {y1, y2, ..}); NaN
%   separates boundaries, boundaries within others are holes. Areas, unions, intersections.
%   Source: MATLAB documentation, "polyshape".

properties
    Vertices = zeros(0, 2)
end
properties (SetAccess = private)
    NumRegions = 0
    NumHoles = 0
end
properties (SetAccess = private, Hidden)
    Loops = cell(1, 0)
end

methods
    function p = polyshape(varargin)
        args = varargin;
        at = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
        if ~isempty(at)
            args = args(1:at-1);
        end
        if isempty(args)
            return
        end
        if iscell(args{1})
            loops = cellfun(@(x, y) [x(:), y(:)], args{1}, args{2}, 'UniformOutput', false);
        else
            if numel(args) == 1
                P = args{1};
            else
                if numel(args{1}) ~= numel(args{2})
                    error('MATLAB:polyshape:xyLengthMismatch', ...
                        'The x- and y-coordinate vectors must be the same length.');
                end
                P = [args{1}(:), args{2}(:)];
            end
            loops = polyshape.parts(P);
        end
        p = p.with_loops(loops);
    end

    function a = area(p, k)
        % Holes do not count.
        if ~isscalar(p)
            a = arrayfun(@area, p);
            return
        end
        a = 0;
        which = 1:numel(p.Loops);
        if nargin > 1
            which = k;
        end
        for q = which
            a = a - polyshape.turn(p.Loops{q});
        end
    end

    function s = perimeter(p, k)
        if ~isscalar(p)
            s = arrayfun(@perimeter, p);
            return
        end
        s = 0;
        which = 1:numel(p.Loops);
        if nargin > 1
            which = k;
        end
        for q = which
            L = p.Loops{q};
            s = s + sum(sqrt(sum((L - circshift(L, -1, 1)).^2, 2)));
        end
    end

    function [x, y] = centroid(p, k)
        which = 1:numel(p.Loops);
        if nargin > 1, which = reshape(k, 1, []); end
        a = 0;
        m = [0 0];
        for q = which
            L = p.Loops{q};
            R = circshift(L, -1, 1);
            c = L(:, 1) .* R(:, 2) - R(:, 1) .* L(:, 2);
            a = a + sum(c) / 2;
            m = m + sum((L + R) .* c, 1) / 6;
        end
        x = m(1) / a;
        y = m(2) / a;
        if nargout < 2
            x = [x, y];
        end
    end

    function [x, y] = boundingbox(p)
        P = cell2mat(p.Loops(:));
        x = [min(P(:, 1)), max(P(:, 1))];
        y = [min(P(:, 2)), max(P(:, 2))];
    end

    function [x, y] = boundary(p, k)
        % Corners, with the first one again at the end.
        which = 1:numel(p.Loops);
        if nargin > 1
            which = k;
        end
        x = zeros(0, 1);
        y = zeros(0, 1);
        for q = which
            L = p.Loops{q}([1:end, 1], :);
            if ~isempty(x)
                x(end + 1, 1) = NaN;
                y(end + 1, 1) = NaN;
            end
            x = [x; L(:, 1)];
            y = [y; L(:, 2)];
        end
    end

    function n = numsides(p, k)
        if nargin > 1
            n = reshape(cellfun(@(L) size(L, 1), p.Loops(k)), size(k));
            return
        end
        n = arrayfun(@(q) sum(cellfun(@(L) size(L, 1), q.Loops)), p);
    end

    function n = numboundaries(p)
        n = arrayfun(@(q) numel(q.Loops), p);
    end

    function tf = issimplified(p)
        tf = true(size(p));
    end

    function p = simplify(p)
        % Polygons are made simple when they are made.
    end

    function p = sortboundaries(p, by, way)
        % The boundaries in the order of 'area', 'perimeter', 'numsides' or 'centroid' (their distance from the origin).
        if nargin < 3, way = 'ascend'; end
        [~, order] = sort(polyshape.measured(p.Loops, by), way);
        p = p.with_loops(p.Loops(order));
    end

    function p = sortregions(p, by, way)
        % The regions in such an order, each with its holes.
        if nargin < 3, way = 'ascend'; end
        r = regions(p);
        sizes = zeros(1, numel(r));
        for k = 1:numel(r)
            switch lower(char(by))
                case 'area', sizes(k) = area(r(k));
                case 'perimeter', sizes(k) = perimeter(r(k));
                case 'numsides', sizes(k) = numsides(r(k));
                otherwise
                    [x, y] = centroid(r(k));
                    sizes(k) = hypot(x, y);
            end
        end
        [~, order] = sort(sizes, way);
        p = p.with_loops([r(order).Loops]);
    end

    function tf = ishole(p, k)
        tf = reshape(cellfun(@(L) polyshape.turn(L) > 0, p.Loops), [], 1);
        if nargin > 1, tf = tf(k); end
    end

    function [in, on] = isinterior(p, x, y)
        if nargin < 3
            y = x(:, 2);
            x = x(:, 1);
        end
        [in, on] = polyshape.within(p.Loops, [x(:), y(:)]);
        in = in | on;
    end

    function p = translate(p, dx, dy)
        if nargin > 2
            dx = [dx, dy];
        end
        p = p.moved(@(L) L + dx);
    end

    function p = scale(p, s, center)
        if nargin < 3
            center = [0 0];
        end
        p = p.moved(@(L) (L - center) .* s + center);
    end

    function p = rotate(p, degrees, center)
        if nargin < 3
            center = [0 0];
        end
        R = [cosd(degrees), sind(degrees); -sind(degrees), cosd(degrees)];
        p = p.moved(@(L) (L - center) * R + center);
    end

    function h = convhull(p)
        P = cell2mat(p.Loops(:));
        k = convhull(P(:, 1), P(:, 2));
        h = polyshape(P(k(1:end-1), :));
    end

    function p = rmholes(p)
        p = p.with_loops(p.Loops(~ishole(p)));
    end

    function h = holes(p)
        h = reshape(cellfun(@(L) polyshape(L), p.Loops(ishole(p)), 'UniformOutput', false), [], 1);
        h = [h{:}];
    end

    function r = regions(p)
        % A polygon for each outer boundary, with the holes that lie in it and in no smaller one.
        outer = reshape(find(~ishole(p)), 1, []);
        owner = outer;
        sizes = cellfun(@(L) abs(polyshape.turn(L)), p.Loops);
        for k = reshape(find(ishole(p)), 1, [])
            around = outer(arrayfun(@(q) polyshape.within(p.Loops(q), mean(p.Loops{k}(1:2, :))), outer));
            [~, at] = min(sizes(around));
            owner(end + 1) = around(at);
            outer(end + 1) = k;
        end
        blank = polyshape;
        r = cell(1, 0);
        for k = reshape(find(~ishole(p)), 1, [])
            r{end + 1} = blank.with_loops(p.Loops(sort(outer(owner == k))));
        end
        r = reshape([r{:}], [], 1);
    end

    function [vertex, loop, place] = nearestvertex(p, x, y)
        % The row of Vertices that is nearest to each point, its boundary, and its place there.
        if nargin < 3
            y = x(:, 2);
            x = x(:, 1);
        end
        V = p.Vertices;
        [vertex, loop, place] = deal(zeros(numel(x), 1));
        for k = 1:numel(x)
            [~, vertex(k)] = min(hypot(V(:, 1) - x(k), V(:, 2) - y(k)));
            gaps = find(isnan(V(1:vertex(k), 1)));
            loop(k) = numel(gaps) + 1;
            place(k) = vertex(k) - max([0; gaps]);
        end
    end

    function p = addboundary(p, x, y)
        if nargin < 3
            y = x(:, 2);
            x = x(:, 1);
        end
        p = p.with_loops([p.Loops, polyshape.parts([x(:), y(:)])]);
    end

    function p = rmboundary(p, k)
        loops = p.Loops;
        loops(k) = [];
        p = p.with_loops(loops);
    end

    function r = union(a, b)
        % Of two polygons, or of all of an array.
        if nargin < 2
            r = polyshape.folded(@union, a);
            return
        end
        r = polyshape.combined(a, b, 'union');
    end

    function [r, out] = intersect(a, b)
        % Of two polygons, or of all of an array; of a polygon and a line its parts inside and outside.
        if nargin < 2
            r = polyshape.folded(@intersect, a);
        elseif isnumeric(b)
            [r, out] = polyshape.along(a, b);
        else
            r = polyshape.combined(a, b, 'intersect');
        end
    end

    function r = subtract(a, b)
        r = polyshape.combined(a, b, 'subtract');
    end

    function r = xor(a, b)
        r = union(subtract(a, b), subtract(b, a));
    end

    function tf = overlaps(a, b)
        % Whether polygons have an area in common: two, or each two of an array.
        if nargin < 2
            tf = arrayfun(@(i, j) overlaps(a(i), a(j)), (1:numel(a))' + zeros(1, numel(a)), (1:numel(a)) + zeros(numel(a), 1));
            return
        end
        tf = area(intersect(a, b)) > 0;
    end

    function tf = isequal(a, b)
        tf = isa(a, 'polyshape') && isa(b, 'polyshape') && isequaln(a.Vertices, b.Vertices);
    end

    function T = triangulation(p)
        P = cell2mat(p.Loops(:));
        t = delaunay(P(:, 1), P(:, 2));
        middle = squeeze(mean(reshape(P(t.', :), 3, [], 2), 1));
        middle = reshape(middle, [], 2);
        in = polyshape.within(p.Loops, middle);
        T = triangulation(t(in, :), P);
    end
end

methods (Hidden)
    function p = with_loops(p, loops)
        % Outer boundaries run clockwise, holes the other way; what has no area is left out.
        kept = cell(1, 0);
        for k = 1:numel(loops)
            L = loops{k};
            if size(L, 1) > 1 && isequal(L(1, :), L(end, :))
                L(end, :) = [];
            end
            same = all(L == circshift(L, 1, 1), 2);
            L(same & size(L, 1) > 1, :) = [];
            L = polyshape.corners(L);
            if size(L, 1) > 2 && polyshape.turn(L) ~= 0
                kept{end + 1} = L;
            end
        end
        depth = zeros(1, numel(kept));
        for k = 1:numel(kept)
            for q = [1:k-1, k+1:numel(kept)]
                [in, on] = polyshape.within(kept(q), kept{k});
                probe = in(~on);
                if isempty(probe)
                    probe = polyshape.within(kept(q), mean(kept{k}(1:2, :), 1));
                end
                depth(k) = depth(k) + all(probe);
            end
            hole = mod(depth(k), 2) == 1;
            if (polyshape.turn(kept{k}) > 0) ~= hole
                kept{k} = kept{k}([1, end:-1:2], :);
            end
        end
        [~, order] = sort(mod(depth, 2));
        p.Loops = kept(order);
        p.NumHoles = sum(mod(depth, 2));
        p.NumRegions = numel(kept) - p.NumHoles;
        V = zeros(0, 2);
        for k = 1:numel(p.Loops)
            if k > 1
                V(end + 1, :) = NaN;
            end
            V = [V; p.Loops{k}];
        end
        p.Vertices = V;
    end

    function p = moved(p, f)
        p = p.with_loops(cellfun(f, p.Loops, 'UniformOutput', false));
    end
end

methods (Static, Hidden)
    function r = folded(f, list)
        r = list(1);
        for k = 2:numel(list), r = f(r, list(k)); end
    end

    function x = measured(loops, by)
        switch lower(char(by))
            case 'area', x = cellfun(@(L) abs(polyshape.turn(L)), loops);
            case 'perimeter', x = cellfun(@(L) sum(hypot(L(:, 1) - L([2:end, 1], 1), L(:, 2) - L([2:end, 1], 2))), loops);
            case 'numsides', x = cellfun(@(L) size(L, 1), loops);
            otherwise, x = cellfun(@(L) hypot(mean(L(:, 1)), mean(L(:, 2))), loops);
        end
    end

    function loops = parts(P)
        gaps = [0; find(any(isnan(P), 2)); size(P, 1) + 1];
        loops = cell(1, 0);
        for k = 1:numel(gaps) - 1
            L = P(gaps(k) + 1:gaps(k + 1) - 1, :);
            if ~isempty(L)
                loops{end + 1} = L;
            end
        end
    end

    function a = turn(L)
        % The area inside, positive where the boundary runs counterclockwise.
        R = circshift(L, -1, 1);
        a = sum(L(:, 1) .* R(:, 2) - R(:, 1) .* L(:, 2)) / 2;
    end

    function L = corners(L)
        % Without points on straight lines.
        before = L - circshift(L, 1, 1);
        after = circshift(L, -1, 1) - L;
        bend = before(:, 1) .* after(:, 2) - before(:, 2) .* after(:, 1);
        flat = abs(bend) <= 1e-14 * (sum(abs(before), 2) .* sum(abs(after), 2)) & sum(before .* after, 2) > 0;
        if size(L, 1) - sum(flat) > 2
            L(flat, :) = [];
        end
    end

    function [in, on] = within(loops, Q)
        in = false(size(Q, 1), 1);
        on = in;
        for k = 1:numel(loops)
            [i, o] = inpolygon(Q(:, 1), Q(:, 2), loops{k}(:, 1), loops{k}(:, 2));
            in = xor(in, i & ~o);
            on = on | o;
        end
        in(on) = false;
    end

    function r = combined(a, b, how)
        % Edges of both, cut where they meet, are kept by where they lie.
        [A, B] = polyshape.cut(a.Loops, b.Loops);
        keep = [polyshape.chosen(A, b.Loops, B, how, true); polyshape.chosen(B, a.Loops, A, how, false)];
        r = polyshape();
        r = r.with_loops(polyshape.chained(keep));
    end

    function [A, B] = cut(a, b)
        A = polyshape.segments(a);
        B = polyshape.segments(b);
        [A, B] = deal(polyshape.split(A, B), polyshape.split(B, A));
    end

    function [in, out] = along(p, line)
        % The parts of a line through the rows of a matrix that lie in the polygon, and the others; rows of NaN
        % stand between parts.
        if size(line, 2) ~= 2 || size(line, 1) < 2
            error('MATLAB:polyshape:lineInputError', ...
                'Line segments must be a two-column matrix with at least two rows.');
        end
        S = polyshape.split([line(1:end-1, :), line(2:end, :)], polyshape.segments(p.Loops));
        [inside, on] = polyshape.within(p.Loops, (S(:, 1:2) + S(:, 3:4)) / 2);
        in = polyshape.lines(S, inside | on);
        out = polyshape.lines(S, ~(inside | on));
    end

    function L = lines(S, chosen)
        % The corners of the chosen segments, joined where they follow one another.
        L = zeros(0, 2);
        last = 0;
        for k = find(chosen(:)).'
            if k ~= last + 1 || last == 0
                L = [L; nan(last > 0, 2); S(k, 1:2)];
            end
            L(end + 1, :) = S(k, 3:4);
            last = k;
        end
    end

    function S = segments(loops)
        S = zeros(0, 4);
        for k = 1:numel(loops)
            S = [S; loops{k}, circshift(loops{k}, -1, 1)];
        end
    end

    function out = split(S, others)
        out = zeros(0, 4);
        for k = 1:size(S, 1)
            p = S(k, 1:2);
            d = S(k, 3:4) - p;
            t = [0; 1];
            for q = 1:size(others, 1)
                c = others(q, 1:2);
                e = others(q, 3:4) - c;
                den = d(1) * e(2) - d(2) * e(1);
                w = c - p;
                if abs(den) > 1e-14 * norm(d) * norm(e)
                    u = (w(1) * e(2) - w(2) * e(1)) / den;
                    v = (w(1) * d(2) - w(2) * d(1)) / den;
                    if v > -1e-12 && v < 1 + 1e-12 && u > 1e-12 && u < 1 - 1e-12
                        t(end + 1) = u;
                    end
                elseif abs(w(1) * d(2) - w(2) * d(1)) <= 1e-12 * norm(d) * max(1, norm(w))
                    for end_point = [c; c + e].'
                        u = (end_point.' - p) * d.' / (d * d.');
                        if u > 1e-12 && u < 1 - 1e-12
                            t(end + 1) = u;
                        end
                    end
                end
            end
            t = uniquetol(t, 1e-12);
            points = p + t .* d;
            points(end, :) = S(k, 3:4);
            out = [out; points(1:end-1, :), points(2:end, :)];
        end
    end

    function keep = chosen(S, loops, others, how, first)
        keep = zeros(0, 4);
        for k = 1:size(S, 1)
            middle = (S(k, 1:2) + S(k, 3:4)) / 2;
            same = any(all(abs(others - S(k, :)) < 1e-10, 2));
            turned = any(all(abs(others - S(k, [3 4 1 2])) < 1e-10, 2));
            inside = polyshape.within(loops, middle);
            s = S(k, :);
            if same
                if first && ~strcmp(how, 'subtract')
                    keep(end + 1, :) = s;
                end
            elseif turned
                if first && strcmp(how, 'subtract')
                    keep(end + 1, :) = s;
                end
            elseif strcmp(how, 'union') && ~inside || strcmp(how, 'intersect') && inside || ...
                    strcmp(how, 'subtract') && first && ~inside
                keep(end + 1, :) = s;
            elseif strcmp(how, 'subtract') && ~first && inside
                keep(end + 1, :) = s([3 4 1 2]);
            end
        end
    end

    function loops = chained(S)
        loops = cell(1, 0);
        left = true(size(S, 1), 1);
        while any(left)
            at = find(left, 1);
            left(at) = false;
            L = S(at, 1:2);
            tip = S(at, 3:4);
            while max(abs(tip - L(1, :))) > 1e-9
                next = find(left & max(abs(S(:, 1:2) - tip), [], 2) < 1e-9);
                if isempty(next)
                    break
                end
                if numel(next) > 1
                    % the sharpest turn to the right keeps regions that touch apart
                    d = tip - L(end, :);
                    e = S(next, 3:4) - tip;
                    w = atan2(d(1) * e(:, 2) - d(2) * e(:, 1), e * d.');
                    [~, q] = min(w);
                    next = next(q);
                end
                L(end + 1, :) = tip;
                left(next) = false;
                tip = S(next, 3:4);
            end
            loops{end + 1} = L;
        end
    end
end
end
