classdef delaunayTriangulation < triangulation
% DELAUNAYTRIANGULATION  The Delaunay triangulation of points of the plane: delaunayTriangulation(P),
%   delaunayTriangulation(x, y).
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
            P = [varargin{1}(:), varargin{2}(:)];
        end
        if size(P, 2) ~= 2 || nargin > 2 || nargin == 2 && size(varargin{1}, 2) == 2 && size(varargin{1}, 1) > 1
            error('tame:unsupported', 'delaunayTriangulation in space or with constraints is not supported yet.');
        end
        dt.Points = P;
        if size(unique(P, 'rows'), 1) > 2
            dt.ConnectivityList = delaunay(P(:, 1), P(:, 2));
        end
    end

    function [C, v] = convexHull(dt)
        [C, v] = convhull(dt.Points(:, 1), dt.Points(:, 2));
    end

    function [V, r] = voronoiDiagram(dt)
        [V, r] = voronoin(dt.Points);
    end

    function tf = isInterior(dt)
        tf = true(size(dt.ConnectivityList, 1), 1);
    end
end
end
