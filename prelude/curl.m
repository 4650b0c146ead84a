function [a, b, c, d] = curl(varargin)
% CURL  Curl of a vector field (u, v) or (u, v, w) on a grid of ones, or on (x, y), (x, y,
%   z): [cz, cav] in the plane, [cx, cy, cz, cav] in space; cav is half the curl.

if nargin == 2 || nargin == 4
    u = varargin{end - 1};
    v = varargin{end};
    if nargin == 4
        [~, uy] = gradient(u, line_of(varargin{1}, 2), line_of(varargin{2}, 1));
        [vx, ~] = gradient(v, line_of(varargin{1}, 2), line_of(varargin{2}, 1));
    else
        [~, uy] = gradient(u);
        [vx, ~] = gradient(v);
    end
    a = vx - uy;
    b = a / 2;
    if nargout < 2
        a = b;
    end
    return
end
u = varargin{end - 2};
v = varargin{end - 1};
w = varargin{end};
if nargin == 6
    x = line_of(varargin{1}, 2);
    y = line_of(varargin{2}, 1);
    z = line_of(varargin{3}, 3);
else
    x = 1:size(u, 2);
    y = 1:size(u, 1);
    z = 1:size(u, 3);
end
[~, uy, uz] = gradient(u, x, y, z);
[vx, ~, vz] = gradient(v, x, y, z);
[wx, wy, ~] = gradient(w, x, y, z);
a = wy - vz;
b = uz - wx;
c = vx - uy;
size_of = sqrt(u.^2 + v.^2 + w.^2);
d = (a .* u + b .* v + c .* w) ./ (2 * size_of);
if nargout < 2
    a = d;
end
end

function x = line_of(grid, dim)
if isvector(grid)
    x = grid(:).';
else
    at = {1, 1, 1};
    at{dim} = ':';
    x = reshape(grid(at{:}), 1, []);
end
end
