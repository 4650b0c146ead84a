function M = makehgtform(varargin)
% MAKEHGTFORM  A 4-by-4 matrix that moves, scales and turns points of space: 'translate' [x y z], 'scale' s,
%   'xrotate', 'yrotate', 'zrotate' angle, 'axisrotate' axis angle, one after the other.

M = eye(4);
k = 1;
while k <= nargin
    next = eye(4);
    switch lower(char(varargin{k}))
        case 'translate'
            v = varargin{k+1};
            if isscalar(v)
                v = [varargin{k+1:k+3}];
                k = k + 2;
            end
            next(1:3, 4) = v(:);
        case 'scale'
            next(1:3, 1:3) = diag(varargin{k+1}(:) .* [1; 1; 1]);
        case 'xrotate'
            next(1:3, 1:3) = turned([1 0 0], varargin{k+1});
        case 'yrotate'
            next(1:3, 1:3) = turned([0 1 0], varargin{k+1});
        case 'zrotate'
            next(1:3, 1:3) = turned([0 0 1], varargin{k+1});
        case 'axisrotate'
            next(1:3, 1:3) = turned(varargin{k+1}, varargin{k+2});
            k = k + 1;
        otherwise
            error('MATLAB:makehgtform:UnknownOption', 'Unknown option ''%s''.', char(varargin{k}));
    end
    M = M * next;
    k = k + 2;
end
end

function R = turned(axis, angle)
u = axis(:) / norm(axis);
c = cos(angle);
K = [0, -u(3), u(2); u(3), 0, -u(1); -u(2), u(1), 0];
R = c * eye(3) + sin(angle) * K + (1 - c) * (u * u.');
end
