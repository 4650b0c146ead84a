function [k, area] = convhull(x, y, varargin)
% CONVHULL  Corners of the convex hull of points in the plane, counterclockwise and
%   closed, and its area. Andrew's monotone chain.

if ~isempty(varargin) || nargin == 2 && ~isnumeric(y)
    error('tame:unsupported', 'convhull of points in space, and with options, is not supported yet.');
end
if nargin < 2
    y = x(:, 2);
    x = x(:, 1);
end
x = x(:);
y = y(:);
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
