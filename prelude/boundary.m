function [k, v] = boundary(varargin)
% BOUNDARY  The points around points of the plane, counterclockwise and closed, and the area within: boundary(x, y),
%   boundary(P), with a factor s from 0 (the convex hull) to 1 (the tightest single region), 0.5 by default.
%   The region is that of the triangles of Delaunay of which the circle is not larger than a radius.
%   Source: H. Edelsbrunner and others, On the shape of a set of points in the plane, 1983.

narginchk(1, Inf);
args = varargin;
P = args{1};
args(1) = [];
if isvector(P) && ~isempty(args) && numel(P) == numel(args{1})
    P = [P(:), args{1}(:)];
    args(1) = [];
end
s = 0.5;
if ~isempty(args)
    s = args{1};
end
if size(P, 2) ~= 2
    error('tame:unsupported', 'boundary in space is not supported yet.');
elseif ~isscalar(s) || s < 0 || s > 1
    error('MATLAB:boundary:InvalidShrinkFactor', 'The shrink factor must be a number from 0 to 1.');
end
[Q, first] = unique(P, 'rows');
if size(Q, 1) < 3 || rank(Q - mean(Q, 1)) < 2
    k = zeros(0, 1);
    v = 0;
    return
end
T = delaunay(Q(:, 1), Q(:, 2));
r = radius(Q, T);
if s == 0
    k = convhull(Q(:, 1), Q(:, 2));
else
    sizes = sort(unique(r), 'descend');
    % As small as leaves one region that has all points.
    last = 1;
    for q = numel(sizes):-1:1
        if is_one(T(r <= sizes(q), :), size(Q, 1))
            last = q;
            break
        end
    end
    at = max(ceil(s * last), 1);
    k = around(Q, T(r <= sizes(at), :));
end
v = polyarea(Q(k, 1), Q(k, 2));
k = first(k);
end

function r = radius(Q, T)
a = Q(T(:, 1), :);
b = Q(T(:, 2), :);
c = Q(T(:, 3), :);
la = sqrt(sum((b - c).^2, 2));
lb = sqrt(sum((a - c).^2, 2));
lc = sqrt(sum((a - b).^2, 2));
area = abs((b(:, 1) - a(:, 1)) .* (c(:, 2) - a(:, 2)) - (b(:, 2) - a(:, 2)) .* (c(:, 1) - a(:, 1)));
r = la .* lb .* lc ./ (2 * area);
r = round(r, 12, 'significant');
end

function yes = is_one(T, n)
% Whether the triangles have all points and hang together by edges.
yes = numel(unique(T)) == n;
if yes
    m = size(T, 1);
    E = sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2);
    owner = repmat((1:m)', 3, 1);
    [~, ~, e] = unique(E, 'rows');
    bins = conncomp(graph(owner, m + e));
    yes = all(bins == bins(1));
end
end

function k = around(Q, T)
% The outer loop of triangles.
t = (Q(T(:, 2), 1) - Q(T(:, 1), 1)) .* (Q(T(:, 3), 2) - Q(T(:, 1), 2)) - ...
    (Q(T(:, 2), 2) - Q(T(:, 1), 2)) .* (Q(T(:, 3), 1) - Q(T(:, 1), 1)) < 0;
T(t, [2 3]) = T(t, [3 2]);
E = [T(:, [1 2]); T(:, [2 3]); T(:, [3 1])];
E = E(~ismember(E, fliplr(E), 'rows'), :);
[~, start] = min(Q(E(:, 1), 1));
k = E(start, 1);
at = E(start, 2);
from = k;
while at ~= k(1)
    k(end+1, 1) = at; %#ok<AGROW>
    next = E(E(:, 1) == at, 2);
    if numel(next) > 1
        % the one furthest to the right
        back = Q(from, :) - Q(at, :);
        d = Q(next, :) - Q(at, :);
        angle = mod(atan2(back(1) * d(:, 2) - back(2) * d(:, 1), d * back.'), 2 * pi);
        [~, best] = min(angle);
        next = next(best);
    end
    from = at;
    at = next;
end
k(end+1, 1) = k(1);
end
