function p = nsidedpoly(n, varargin)
% NSIDEDPOLY  A regular polygon of n sides, the lowest of them level.
%   nsidedpoly(n, 'Center', [x y], 'Radius', r) and (n, 'SideLength', s): r is the radius of the circle through the
%   corners, 1 unless it is given.
%   Source: MATLAB documentation, "nsidedpoly".

if ~(isnumeric(n) && isscalar(n) && n >= 3 && n == fix(n))
    error('MATLAB:polyshape:nsidedError', 'Number of sides must be an integer greater than 2.');
end
center = [0, 0];
radius = 1;
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'center'
            center = varargin{k + 1};
        case 'radius'
            radius = varargin{k + 1};
        case 'sidelength'
            radius = varargin{k + 1} / (2 * sin(pi / n));
        otherwise
            error('MATLAB:polyshape:nameValuePairError', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
angles = -pi / 2 - pi / n - 2 * pi * (0:n-1) / n;
p = polyshape(center(1) + radius * cos(angles), center(2) + radius * sin(angles));
end
