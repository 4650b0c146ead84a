function bookings()
% BOOKINGS  Intervals as rows: sortrows, merged into a growing matrix, gaps, cover by events, greedy choice.
n = 60000;
R = zeros(n, 3);
seed = 77;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    s = mod(seed, 4000000);
    seed = mod(16807*seed, 2147483647);
    R(k, :) = [s, s + 1 + mod(seed, 90), 1 + mod(k, 8)];
end
M = merge(sortrows(R(:, 1:2)));
fprintf('%d merged, %d covered\n', size(M, 1), sum(M(:, 2) - M(:, 1)));
gaps = M(2:end, 1) - M(1:end-1, 2);
[g, k] = max(gaps);
fprintf('gap %d after %d\n', g, M(k, 2));
for room = 1:8
    mine = sortrows(R(R(:, 3) == room, 1:2), [2 -1]);
    taken = zeros(0, 2);
    free = -1;
    for k = 1:size(mine, 1)
        if mine(k, 1) >= free
            taken = [taken; mine(k, :)];
            free = mine(k, 2);
        end
    end
    fprintf('room %d: %d of %d, last %d-%d\n', room, size(taken, 1), size(mine, 1), taken(end, 1), taken(end, 2));
end
events = sortrows([R(:, 1) ones(n, 1); R(:, 2) -ones(n, 1)], [1 2]);
depth = cumsum(events(:, 2));
[d, k] = max(depth);
fprintf('at most %d at once, first at %d\n', d, events(k, 1));
end

function M = merge(S)
M = S(1, :);
for k = 2:size(S, 1)
    if S(k, 1) <= M(end, 2)
        M(end, 2) = max(M(end, 2), S(k, 2));
    else
        M(end+1, :) = S(k, :);
    end
end
end
