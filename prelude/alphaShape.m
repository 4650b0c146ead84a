classdef alphaShape
% ALPHASHAPE  The area or volume around points that circles or spheres of a radius see of them: alphaShape(x, y),
%   alphaShape(x, y, z), alphaShape(P), with a radius alpha as last number. Its triangles or tetrahedra are those of
%   Delaunay whose circle or sphere is not larger. 'RegionThreshold' leaves regions out that are not larger.
%   Source: H. Edelsbrunner and E. Muecke, Three-dimensional alpha shapes, 1994.

properties
    Points = zeros(0, 2)
    Alpha = 0
    HoleThreshold = 0
    RegionThreshold = 0
end
properties (Hidden)
    Cells = zeros(0, 3)
    Radii = zeros(0, 1)
end

methods
    function shp = alphaShape(varargin)
        args = varargin;
        at = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
        options = {};
        if ~isempty(at)
            options = args(at:end);
            args = args(1:at - 1);
        end
        if isempty(args)
            return
        end
        alpha = [];
        if numel(args) > 1 && isscalar(args{end}) && ~isscalar(args{1})
            alpha = args{end};
            args(end) = [];
        end
        if isscalar(args)
            shp.Points = args{1};
        else
            columns = cellfun(@(v) v(:), args, 'UniformOutput', false);
            shp.Points = [columns{:}];
        end
        if ~any(size(shp.Points, 2) == [2 3])
            error('MATLAB:alphaShape:InputPointsWrongDim', 'The points must be in two or three dimensions.');
        end
        shp.Cells = delaunayn(shp.Points);
        shp.Radii = alphaShape.radii(shp.Points, shp.Cells);
        for k = 1:2:numel(options) - 1
            switch lower(char(options{k}))
                case 'holethreshold', shp.HoleThreshold = options{k + 1};
                case 'regionthreshold', shp.RegionThreshold = options{k + 1};
                otherwise, error('MATLAB:alphaShape:InvalidParam', 'Invalid parameter name ''%s''.', char(options{k}));
            end
        end
        if isempty(alpha), alpha = criticalAlpha(shp, 'all-points'); end
        shp.Alpha = alpha;
    end

    function [T, P] = alphaTriangulation(shp, region)
        T = shp.kept();
        if nargin > 1
            [~, which] = alphaShape.regions(T);
            T = T(which == region, :);
        end
        P = shp.Points;
    end

    function [F, P] = boundaryFacets(shp, varargin)
        F = alphaShape.outer(alphaTriangulation(shp, varargin{:}));
        P = shp.Points;
    end

    function a = area(shp, varargin)
        shp.must_be(2, 'area');
        a = sum(alphaShape.contents(shp.Points, alphaTriangulation(shp, varargin{:})));
    end

    function v = volume(shp, varargin)
        shp.must_be(3, 'volume');
        v = sum(alphaShape.contents(shp.Points, alphaTriangulation(shp, varargin{:})));
    end

    function s = perimeter(shp, varargin)
        shp.must_be(2, 'perimeter');
        F = boundaryFacets(shp, varargin{:});
        s = sum(vecnorm(shp.Points(F(:, 1), :) - shp.Points(F(:, 2), :), 2, 2));
    end

    function s = surfaceArea(shp, varargin)
        shp.must_be(3, 'surfaceArea');
        F = boundaryFacets(shp, varargin{:});
        P = shp.Points;
        s = sum(vecnorm(cross(P(F(:, 2), :) - P(F(:, 1), :), P(F(:, 3), :) - P(F(:, 1), :), 2), 2, 2)) / 2;
    end

    function tf = inShape(shp, varargin)
        if isscalar(varargin)
            Q = varargin{1};
            extents = [size(Q, 1), 1];
        else
            extents = size(varargin{1});
            columns = cellfun(@(v) v(:), varargin, 'UniformOutput', false);
            Q = [columns{:}];
        end
        T = shp.kept();
        tf = false(extents);
        if ~isempty(T)
            tf = reshape(~isnan(tsearchn(shp.Points, T, Q)), extents);
        end
    end

    function [at, d] = nearestNeighbor(shp, varargin)
        % Among the points of the shape.
        used = unique(shp.kept());
        columns = cellfun(@(v) v(:), varargin, 'UniformOutput', false);
        Q = [columns{:}];
        if isscalar(varargin), Q = varargin{1}; end
        [k, d] = dsearchn(shp.Points(used, :), Q);
        at = reshape(used(k), [], 1);
    end

    function n = numRegions(shp)
        n = alphaShape.regions(shp.kept());
    end

    function s = alphaSpectrum(shp)
        s = flipud(unique(shp.Radii));
    end

    function a = criticalAlpha(shp, kind)
        % The least radius of a shape that holds all points, in one region if that is asked for.
        kind = validatestring(kind, {'all-points', 'one-region'});
        least = accumarray(shp.Cells(:), repmat(shp.Radii, size(shp.Cells, 2), 1), [size(shp.Points, 1), 1], @min, NaN);
        a = max(least);
        if strcmp(kind, 'one-region')
            steps = unique(shp.Radii(shp.Radii >= a));
            for k = 1:numel(steps)
                a = steps(k);
                if alphaShape.regions(shp.Cells(shp.Radii <= a * (1 + 1e-12), :)) == 1, return, end
            end
        end
    end
end

methods (Hidden)
    function T = kept(shp)
        T = shp.Cells(shp.Radii <= shp.Alpha * (1 + 1e-12), :);
        if shp.RegionThreshold > 0
            [n, which] = alphaShape.regions(T);
            sizes = accumarray(which, alphaShape.contents(shp.Points, T), [n, 1]);
            T = T(sizes(which) > shp.RegionThreshold, :);
        end
    end

    function must_be(shp, n, name)
        if size(shp.Points, 2) ~= n
            error(['MATLAB:alphaShape:', name, 'Dim'], 'The function %s is for alpha shapes in %d dimensions.', name, n);
        end
    end
end

methods (Static, Hidden)
    function r = radii(P, T)
        % Of the circle or sphere through the corners of each cell.
        r = zeros(size(T, 1), 1);
        for k = 1:size(T, 1)
            V = P(T(k, 2:end), :) - P(T(k, 1), :);
            r(k) = norm((2 * V) \ sum(V.^2, 2));
        end
    end

    function x = contents(P, T)
        x = zeros(size(T, 1), 1);
        for k = 1:size(T, 1)
            V = P(T(k, 2:end), :) - P(T(k, 1), :);
            x(k) = abs(det(V)) / factorial(size(V, 1));
        end
    end

    function F = facets(T)
        % All sides of the cells, cell after cell for each corner that they leave out.
        n = size(T, 2);
        F = zeros(0, n - 1);
        for k = 1:n, F = [F; T(:, [1:k - 1, k + 1:n])]; end %#ok<AGROW>
    end

    function F = outer(T)
        F = alphaShape.facets(T);
        if isempty(F), return, end
        [~, first, which] = unique(sort(F, 2), 'rows');
        F = F(sort(first(accumarray(which, 1) == 1)), :);
    end

    function [n, which] = regions(T)
        % Cells that have sides in common are one region.
        m = size(T, 1);
        which = (1:m)';
        if m > 0
            [~, ~, side] = unique(sort(alphaShape.facets(T), 2), 'rows');
            cells = repmat((1:m)', size(T, 2), 1);
            [side, order] = sort(side);
            cells = cells(order);
            pairs = find(diff(side) == 0);
            [a, b] = deal(cells(pairs), cells(pairs + 1));
            changed = true;
            while changed
                % the least number goes from cell to cell
                before = which;
                for k = 1:numel(a)
                    which([a(k), b(k)]) = min(which(a(k)), which(b(k)));
                end
                changed = ~isequal(which, before);
            end
            [~, ~, which] = unique(which);
        end
        n = max([0; which]);
    end
end
end
