function [M, rows, cols] = matchpairs(cost, unmatched, goal)
% MATCHPAIRS  Pairs of rows and columns with the least sum of costs, where a row or column without a partner costs
%   `unmatched`; 'max' asks for the greatest sum.
%   Source: H. W. Kuhn, "The Hungarian method for the assignment problem", 1955.

if nargin > 2 && strcmpi(goal, 'max')
    cost = -cost;
    unmatched = -unmatched;
end
[m, n] = size(cost);
C = [cost, Inf(m); Inf(n), zeros(n, m)];
C(1:m, n+1:n+m) = Inf;
C(sub2ind(size(C), 1:m, n + (1:m))) = unmatched;
C(sub2ind(size(C), m + (1:n), 1:n)) = unmatched;
N = m + n;
big = max([1; abs(C(isfinite(C)))]) * (N + 1) * 4;
C(C == Inf) = big;
u = zeros(1, N + 1);
v = zeros(1, N + 1);
p = zeros(1, N + 1);
for i = 1:N
    p(N + 1) = i;
    j0 = N + 1;
    least = Inf(1, N);
    way = zeros(1, N);
    used = false(1, N + 1);
    while true
        used(j0) = true;
        i0 = p(j0);
        free = find(~used(1:N));
        cur = C(i0, free) - u(i0) - v(free);
        better = cur < least(free);
        least(free(better)) = cur(better);
        way(free(better)) = j0;
        [delta, at] = min(least(free));
        j1 = free(at);
        u(p(used)) = u(p(used)) + delta;
        v(used) = v(used) - delta;
        least(free) = least(free) - delta;
        j0 = j1;
        if p(j0) == 0
            break
        end
    end
    while j0 ~= N + 1
        j1 = way(j0);
        p(j0) = p(j1);
        j0 = j1;
    end
end
M = zeros(0, 2);
for j = 1:n
    if p(j) <= m
        M(end + 1, :) = [p(j), j];
    end
end
rows = setdiff((1:m).', M(:, 1));
cols = setdiff((1:n).', M(:, 2));
end
