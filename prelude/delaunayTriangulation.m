classdef delaunayTriangulation < triangulation
% DELAUNAYTRIANGULATION  The Delaunay triangulation of points of the plane or of space: delaunayTriangulation(P),
%   delaunayTriangulation(x, y), delaunayTriangulation(x, y, z).
%   Source: MATLAB documentation, "delaunayTriangulation".

properties
    Constraints = zeros(0, 2)
end

methods
    function dt = delaunayTriangulation(varargin)
        if nargin == 0
            return
        end
        if nargin == 1
            P = varargin{1};
        else
            P = cell2mat(cellfun(@(v) v(:), varargin, 'UniformOutput', false));
        end
        if nargin > 3 || nargin > 1 && size(varargin{1}, 2) > 1 && size(varargin{1}, 1) > 1
            error('tame:unsupported', 'delaunayTriangulation with constraints is not supported yet.');
        end
        dt.Points = P;
        if size(unique(P, 'rows'), 1) > size(P, 2)
            dt.ConnectivityList = delaunayn(P);
        end
    end

    function [C, v] = convexHull(dt)
        if size(dt.Points, 2) == 3
            [C, v] = convhulln(dt.Points);
        else
            [C, v] = convhull(dt.Points(:, 1), dt.Points(:, 2));
        end
    end

    function [V, r] = voronoiDiagram(dt)
        [V, r] = voronoin(dt.Points);
    end

    function tf = isInterior(dt)
        tf = true(size(dt.ConnectivityList, 1), 1);
    end
end
end
