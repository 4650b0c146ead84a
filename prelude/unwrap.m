function q = unwrap(p, limit, dim)
% UNWRAP  Angles without jumps larger than pi, or than a limit.

if nargin < 2 || isempty(limit)
    limit = pi;
end
if nargin < 3
    dim = find(size(p) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
d = diff(p, 1, dim);
w = mod(d + pi, 2 * pi) - pi;
w(w == -pi & d > 0) = pi;
turn = w - d;
turn(abs(d) < limit) = 0;
sz = size(p);
sz(dim) = 1;
q = p + cat(dim, zeros(sz), cumsum(turn, dim));
end
