function [k, area] = convhull(x, varargin)
% CONVHULL  Corners of the convex hull of points in the plane, counterclockwise and
%   closed, and its area (Andrew's monotone chain); of points in space its triangles and
%   its volume. 'Simplify' may follow: points between corners are left out anyway.

args = varargin;
if numel(args) > 1 && (ischar(args{end - 1}) || isstring(args{end - 1}))
    if ~strcmpi(args{end - 1}, 'Simplify')
        error('MATLAB:convhull:InvalidParam', 'Invalid parameter name ''%s''.', char(args{end - 1}));
    end
    args(end - 1:end) = [];
end
if numel(args) == 2
    [k, area] = convhulln([x(:), args{1}(:), args{2}(:)]);
    k = k(:, [1 3 2]);
    return
elseif isempty(args) && size(x, 2) == 3
    [k, area] = convhulln(x);
    k = k(:, [1 3 2]);
    return
elseif isempty(args)
    y = x(:, 2);
    x = x(:, 1);
else
    y = args{1}(:);
    x = x(:);
end
if size(unique([x, y], 'rows'), 1) < 3
    error('MATLAB:convhull:NotEnoughPtsConvhullErrId', ...
        'Error computing the convex hull. Not enough unique points specified.');
end
[~, order] = sortrows([x, y]);
n = numel(order);
lower = half(x, y, order);
upper = half(x, y, order(n:-1:1));
k = [lower(1:end-1); upper(1:end-1)];
% The chain starts at the leftmost point.
k = [k; k(1)];
area = polyarea(x(k), y(k));
end

function h = half(x, y, order)
h = zeros(numel(order), 1);
m = 0;
for i = 1:numel(order)
    p = order(i);
    while m >= 2 && turn(x, y, h(m-1), h(m), p) <= 0
        m = m - 1;
    end
    m = m + 1;
    h(m) = p;
end
h = h(1:m);
end

function t = turn(x, y, a, b, c)
t = (x(b) - x(a)) * (y(c) - y(a)) - (y(b) - y(a)) * (x(c) - x(a));
end
