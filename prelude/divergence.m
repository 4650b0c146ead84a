function d = divergence(varargin)
% DIVERGENCE  Divergence of a vector field (u, v) or (u, v, w) on a grid of ones, or on
%   (x, y), (x, y, z).

if nargin == 2
    [ux, ~] = gradient(varargin{1});
    [~, vy] = gradient(varargin{2});
    d = ux + vy;
elseif nargin == 4
    x = line_of(varargin{1}, 2);
    y = line_of(varargin{2}, 1);
    [ux, ~] = gradient(varargin{3}, x, y);
    [~, vy] = gradient(varargin{4}, x, y);
    d = ux + vy;
else
    u = varargin{end - 2};
    if nargin == 6
        x = line_of(varargin{1}, 2);
        y = line_of(varargin{2}, 1);
        z = line_of(varargin{3}, 3);
    else
        x = 1:size(u, 2);
        y = 1:size(u, 1);
        z = 1:size(u, 3);
    end
    [ux, ~, ~] = gradient(u, x, y, z);
    [~, vy, ~] = gradient(varargin{end - 1}, x, y, z);
    [~, ~, wz] = gradient(varargin{end}, x, y, z);
    d = ux + vy + wz;
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
