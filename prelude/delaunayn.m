function T = delaunayn(P, options) %#ok<INUSD>
% DELAUNAYN  The Delaunay triangulation of the rows of P, points of the plane.

if size(P, 2) ~= 2
    error('tame:unsupported', 'delaunayn in more than two dimensions is not supported yet.');
end
T = delaunay(P(:, 1), P(:, 2));
end
