function [xq, yq, vq] = griddata(x, y, v, xq, yq, method, varargin)
% GRIDDATA  Interpolation of values at scattered points of the plane, or of space.
%   vq = griddata(x, y, v, xq, yq) is linear in each triangle of the points; a method may follow: 'linear',
%   'nearest', 'natural', 'cubic', 'v4'. A row xq and a column yq are the lines of a grid.
%   vq = griddata(x, y, z, v, xq, yq, zq) is linear in each tetrahedron, or 'nearest'.
%   Sources: MATLAB documentation, "griddata"; D. T. Sandwell, Biharmonic spline interpolation, 1987 ('v4').

if nargin < 6
    method = 'linear';
end
if isnumeric(method) && ~isempty(varargin)
    z = v;
    v = xq;
    how = [varargin(2:end), {'linear'}];
    found = mc_scattered([x(:), y(:), z(:)], v(:), [yq(:), method(:), varargin{1}(:)], lower(char(how{1})), 'none');
    xq = reshape(found, size(yq));
    return
end
method = lower(char(method));
if ~any(strcmp(method, {'linear', 'nearest', 'natural', 'cubic', 'v4'}))
    error('MATLAB:griddata:UnknownMethod', 'Unknown interpolation method.');
end
if isvector(x) && isvector(y) && ~isvector(v) && isequal([numel(y), numel(x)], size(v))
    [x, y] = meshgrid(x, y);
end
if isrow(xq) && iscolumn(yq) && ~(isscalar(xq) && isscalar(yq))
    [xq, yq] = meshgrid(xq, yq);
end
shape = size(xq);
P = [x(:), y(:)];
v = v(:);
Q = [xq(:), yq(:)];
gone = any(isnan(P), 2) | isnan(v);
P(gone, :) = [];
v(gone) = [];
[P, ~, place] = unique(P, 'rows');
if size(P, 1) < numel(v)
    warning('MATLAB:griddata:DuplicateDataPoints', 'Duplicate x-y data points detected: using average values for duplicate points.');
    v = accumarray(place(:), v) ./ accumarray(place(:), 1);
else
    v(place) = v;
end
if strcmp(method, 'v4')
    z = green(P, P) \ v;
    found = green(Q, P) * z;
else
    found = mc_scattered(P, v, Q, method, 'none');
end
found = reshape(found, shape);
if nargout < 2
    xq = found;
else
    vq = found;
end
end

function g = green(A, B)
% The Green function of the biharmonic operator between points.
d2 = (A(:, 1) - B(:, 1).').^2 + (A(:, 2) - B(:, 2).').^2;
g = d2 .* (log(d2) / 2 - 1);
g(d2 == 0) = 0;
end
