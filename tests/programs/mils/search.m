function [best, nodes] = search(R, y)
% SEARCH  Integer vector u with the least norm(y - R*u), by zigzag search
%   in a shrinking ellipsoid (Schnorr and Euchner).
n = length(y);
u = zeros(n, 1);
centre = zeros(n, 1);
step = zeros(n, 1);
partial = zeros(n + 1, 1);
bound = Inf;
best = u;
nodes = 0;

k = n;
centre(k) = y(k)/R(k, k);
u(k) = round(centre(k));
step(k) = direction(centre(k) - u(k));
while true
    nodes = nodes + 1;
    dist = partial(k+1) + (R(k, k)*(u(k) - centre(k)))^2;
    if dist < bound && k > 1
        % go down one level
        partial(k) = dist;
        k = k - 1;
        rest = y(k);
        for j = k+1:n
            rest = rest - R(k, j)*u(j);
        end
        centre(k) = rest/R(k, k);
        u(k) = round(centre(k));
        step(k) = direction(centre(k) - u(k));
        continue
    end
    if dist < bound
        % a better vector
        best = u;
        bound = dist;
    elseif k == n
        break
    else
        k = k + 1;
    end
    % next candidate on this level, alternating around the centre
    u(k) = u(k) + step(k);
    step(k) = -step(k) - direction(step(k));
end
end

function d = direction(x)
% 1 for what is not negative, -1 otherwise.
if x < 0
    d = -1;
else
    d = 1;
end
end
