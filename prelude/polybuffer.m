function r = polybuffer(P, varargin)
% POLYBUFFER  A polygon grown by a distance, or shrunk by a negative one: polybuffer(p, d); around points or a line,
%   the rows of a matrix: polybuffer(P, 'points' or 'lines', d). 'JointType' is 'round', 'square' or 'miter', with a
%   'MiterLimit' of 3 distances.

args = varargin;
kind = 'polygon';
if isnumeric(P)
    kind = lower(char(args{1}));
    args(1) = [];
end
d = args{1};
joint = 'round';
limit = 3;
for k = 2:2:numel(args) - 1
    switch lower(char(args{k}))
        case 'jointtype', joint = lower(char(args{k+1}));
        case 'miterlimit', limit = max(2, args{k+1});
        otherwise, error('MATLAB:polyshape:UnknownParameter', 'Unknown parameter ''%s''.', char(args{k}));
    end
end
if ~any(strcmp(joint, {'round', 'square', 'miter'}))
    error('MATLAB:polyshape:JointTypeError', 'JointType must be ''round'', ''square'' or ''miter''.');
end
switch kind
    case 'points'
        r = polyshape();
        for k = 1:size(P, 1)
            r = union(r, polyshape(arc(P(k, :), 0, 2 * pi, d, 90)));
        end
    case 'lines'
        r = polyshape();
        for k = 1:size(P, 1) - 1
            r = union(r, polyshape(stadium(P(k, :), P(k+1, :), d)));
        end
    otherwise
        r = P;
        for k = 1:numel(P.Loops)
            r = grown(r, P.Loops{k}, d, joint, limit);
        end
end
end

function r = grown(r, L, d, joint, limit)
% What lies within d of the border L is put to the polygon or, where d is negative, taken away. The inside is on the
% right of L.
n = size(L, 1);
parts = cell(1, 0);
out = @(a, b) [-(b(2) - a(2)), b(1) - a(1)] / norm(b - a) * d;
for k = 1:n
    a = L(k, :);
    b = L(mod(k, n) + 1, :);
    c = L(mod(k + 1, n) + 1, :);
    u = out(a, b);
    v = out(b, c);
    parts{end+1} = [a; b; b + u; a + u]; %#ok<AGROW>
    bend = (u(1) * v(2) - u(2) * v(1)) * sign(d);
    if bend < 0
        parts{end+1} = corner(b, u, v, abs(d), joint, limit); %#ok<AGROW>
    end
end
for k = 1:numel(parts)
    if d > 0
        r = union(r, polyshape(parts{k}));
    else
        r = subtract(r, polyshape(parts{k}));
    end
end
end

function Q = corner(b, u, v, d, joint, limit)
m = u + v;
half = norm(m) / (2 * d);
m = m / norm(m);
switch joint
    case 'miter'
        if 1 / half <= limit
            Q = [b; b + u; b + m * d / half; b + v];
            return
        end
        joint = 'square';
    case 'round'
        from = atan2(u(2), u(1));
        turn = mod(atan2(v(2), v(1)) - from + pi, 2 * pi) - pi;
        steps = max(2, ceil(abs(turn) / (pi / 45)));
        Q = [b; arc(b, from, turn, d, steps)];
        return
end
% cut off at the distance d from the corner
t = (d - d * half) / sqrt(1 - half^2);
across = [-m(2), m(1)];
s = sign(across * u.');
uu = u + t * s * [-u(2), u(1)] / d * -1;
vv = v + t * s * [-v(2), v(1)] / d;
if (uu - m * d) * m.' > 1e-9 * d
    uu = u + t * s * [-u(2), u(1)] / d;
    vv = v - t * s * [-v(2), v(1)] / d;
end
Q = [b; b + u; b + uu; b + vv; b + v];
end

function Q = arc(b, from, turn, d, steps)
w = from + turn * (0:steps)' / steps;
if abs(turn) > 6
    w(end) = [];
end
Q = b + d * [cos(w), sin(w)];
end

function Q = stadium(a, b, d)
w = atan2(b(2) - a(2), b(1) - a(1));
Q = [arc(a, w + pi / 2, pi, d, 45); arc(b, w - pi / 2, pi, d, 45)];
end
