classdef triangulation
% TRIANGULATION  Triangles (or tetrahedra) over points: triangulation(T, P), triangulation(T, x, y),
%   triangulation(T, x, y, z), with what can be asked of them.
%   Source: MATLAB documentation, "triangulation".

properties
    Points = zeros(0, 2)
    ConnectivityList = zeros(0, 3)
end

methods
    function tr = triangulation(T, varargin)
        if nargin == 0
            return
        end
        if numel(varargin) == 1
            P = varargin{1};
        else
            P = cell2mat(cellfun(@(v) v(:), varargin, 'UniformOutput', false));
        end
        if any(T(:) < 1 | T(:) > size(P, 1) | T(:) ~= fix(T(:)))
            error('MATLAB:triangulation:BadTri', ...
                'Input triangulation must reference valid points in the array of points.');
        end
        tr.Points = P;
        tr.ConnectivityList = T;
    end

    function varargout = size(tr, varargin)
        [varargout{1:max(1, nargout)}] = size(tr.ConnectivityList, varargin{:});
    end

    function E = edges(tr)
        % The edges, each once: pairs of points in order.
        T = tr.ConnectivityList;
        pairs = nchoosek(1:size(T, 2), 2);
        E = zeros(0, 2);
        for k = 1:size(pairs, 1)
            E = [E; T(:, pairs(k, :))];
        end
        E = unique(sort(E, 2), 'rows');
    end

    function tf = isConnected(tr, a, b)
        if nargin < 3
            b = a(:, 2);
            a = a(:, 1);
        end
        tf = ismember(sort([a(:), b(:)], 2), edges(tr), 'rows');
    end

    function [F, P] = freeBoundary(tr)
        % Edges that belong to one triangle.
        T = tr.ConnectivityList;
        all = [T(:, [1 2]); T(:, [2 3]); T(:, [3 1])];
        [~, ~, which] = unique(sort(all, 2), 'rows');
        count = accumarray(which, 1);
        F = all(count(which) == 1, :);
        % in the order of the boundary
        order = zeros(size(F, 1), 1);
        left = true(size(F, 1), 1);
        at = [];
        for k = 1:size(F, 1)
            if isempty(at)
                at = find(left, 1);
            end
            order(k) = at;
            left(at) = false;
            at = find(left & F(:, 1) == F(at, 2), 1);
        end
        F = F(order, :);
        if nargout > 1
            [used, ~, to] = unique(F);
            P = tr.Points(used, :);
            F = reshape(to, size(F));
        end
    end

    function N = neighbors(tr, which)
        % The triangles on the other side of the edges opposite to each corner; NaN where there is none.
        T = tr.ConnectivityList;
        if nargin < 2
            which = (1:size(T, 1)).';
        end
        n = size(T, 2);
        N = NaN(numel(which), n);
        for k = 1:numel(which)
            for c = 1:n
                side = T(which(k), [1:c-1, c+1:n]);
                shared = sum(ismember(T, side), 2) == n - 1;
                shared(which(k)) = false;
                other = find(shared, 1);
                if ~isempty(other)
                    N(k, c) = other;
                end
            end
        end
    end

    function list = vertexAttachments(tr, v)
        if nargin < 2
            v = 1:size(tr.Points, 1);
        end
        list = cell(numel(v), 1);
        for k = 1:numel(v)
            list{k} = find(any(tr.ConnectivityList == v(k), 2)).';
        end
    end

    function list = edgeAttachments(tr, a, b)
        if nargin < 3
            b = a(:, 2);
            a = a(:, 1);
        end
        list = cell(numel(a), 1);
        for k = 1:numel(a)
            T = tr.ConnectivityList;
            list{k} = find(any(T == a(k), 2) & any(T == b(k), 2)).';
        end
    end

    function [C, r] = circumcenter(tr, which)
        % Centers and radii of the circles (spheres) through the corners.
        T = tr.ConnectivityList;
        if nargin < 2
            which = 1:size(T, 1);
        end
        d = size(tr.Points, 2);
        C = zeros(numel(which), d);
        r = zeros(numel(which), 1);
        for k = 1:numel(which)
            P = tr.Points(T(which(k), :), :);
            M = P(2:end, :) - P(1, :);
            if size(M, 1) == size(M, 2)
                step = (2 * M) \ sum(M.^2, 2);
            else
                step = pinv(2 * M) * sum(M.^2, 2);
            end
            C(k, :) = P(1, :) + step.';
            r(k) = norm(C(k, :) - P(1, :));
        end
    end

    function [C, r] = incenter(tr, which)
        % Centers and radii of the circles that touch the sides.
        T = tr.ConnectivityList;
        if nargin < 2
            which = 1:size(T, 1);
        end
        C = zeros(numel(which), size(tr.Points, 2));
        r = zeros(numel(which), 1);
        for k = 1:numel(which)
            P = tr.Points(T(which(k), :), :);
            s = [norm(P(2, :) - P(3, :)), norm(P(3, :) - P(1, :)), norm(P(1, :) - P(2, :))];
            C(k, :) = s * P / sum(s);
            h = sum(s) / 2;
            r(k) = sqrt((h - s(1)) * (h - s(2)) * (h - s(3)) / h);
        end
    end

    function B = cartesianToBarycentric(tr, which, P)
        B = zeros(numel(which), size(tr.ConnectivityList, 2));
        for k = 1:numel(which)
            Q = tr.Points(tr.ConnectivityList(which(k), :), :);
            B(k, :) = ([Q.'; ones(1, size(Q, 1))] \ [P(k, :).'; 1]).';
        end
    end

    function P = barycentricToCartesian(tr, which, B)
        P = zeros(numel(which), size(tr.Points, 2));
        for k = 1:numel(which)
            P(k, :) = B(k, :) * tr.Points(tr.ConnectivityList(which(k), :), :);
        end
    end

    function [at, B] = pointLocation(tr, varargin)
        Q = triangulation.queried(varargin);
        [at, B] = tsearchn(tr.Points, tr.ConnectivityList, Q);
    end

    function [at, d] = nearestNeighbor(tr, varargin)
        Q = triangulation.queried(varargin);
        [at, d] = dsearchn(tr.Points, Q);
    end

    function N = faceNormal(tr, which)
        T = tr.ConnectivityList;
        if nargin < 2
            which = 1:size(T, 1);
        end
        N = zeros(numel(which), 3);
        for k = 1:numel(which)
            P = tr.Points(T(which(k), :), :);
            P(:, end + 1:3) = 0;
            n = cross(P(2, :) - P(1, :), P(3, :) - P(1, :));
            N(k, :) = n / norm(n);
        end
    end

    function E = featureEdges(tr, theta)
        % Edges of one face or more than two, and those at which two faces bend by more than an angle.
        T = tr.ConnectivityList;
        all_edges = sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2);
        faces = repmat((1:size(T, 1))', 3, 1);
        [E, ~, which] = unique(all_edges, 'rows');
        N = faceNormal(tr);
        keep = false(size(E, 1), 1);
        for k = 1:numel(keep)
            f = faces(which == k);
            keep(k) = numel(f) ~= 2 || acos(max(min(dot(N(f(1), :), N(f(2), :)), 1), -1)) > theta;
        end
        E = E(keep, :);
    end

    function N = vertexNormal(tr, which)
        % Normals of faces around a vertex together, by the angles that they have there.
        T = tr.ConnectivityList;
        P = tr.Points;
        F = faceNormal(tr);
        N = zeros(size(P, 1), 3);
        for k = 1:size(T, 1)
            for j = 1:3
                a = P(T(k, mod(j, 3) + 1), :) - P(T(k, j), :);
                b = P(T(k, mod(j + 1, 3) + 1), :) - P(T(k, j), :);
                N(T(k, j), :) = N(T(k, j), :) + F(k, :) * acos(dot(a, b) / (norm(a) * norm(b)));
            end
        end
        N = N ./ vecnorm(N, 2, 2);
        if nargin > 1, N = N(which, :); end
    end
end

methods (Static, Hidden)
    function Q = queried(args)
        if numel(args) == 1
            Q = args{1};
        else
            Q = cell2mat(cellfun(@(v) v(:), args, 'UniformOutput', false));
        end
    end
end
end
