function harbour()
% HARBOUR  Ships wait in a queue for three berths; those of the front are
% served first, the impatient ones leave. And a search by breadth.
seed = 23;
queue = struct('id', {}, 'arrival', {}, 'work', {});
berths = zeros(1, 3);
served = 0;
left = 0;
waited = 0;
longest = 0;
for minute = 1:1200000
    seed = mod(16807*seed, 2147483647);
    if mod(seed, 4) == 0
        ship.id = minute;
        ship.arrival = minute;
        ship.work = 5 + mod(floor(seed/16), 13);
        queue(end + 1) = ship;
    end
    longest = max(longest, numel(queue));
    for b = 1:3
        if berths(b) > 0
            berths(b) = berths(b) - 1;
        elseif ~isempty(queue)
            first = queue(1);
            queue(1) = [];
            if minute - first.arrival > 60
                left = left + 1;
            else
                waited = waited + minute - first.arrival;
                served = served + 1;
                berths(b) = first.work;
            end
        end
    end
end
fprintf('%d served, %d left, waited %d, longest queue %d\n', served, left, waited, longest);

n = 300;
blocked = mod((1:n)'*(3:n+2) + 5*(1:n)'.^2, 7) < 1;
blocked(1, 1) = false;
distance = -ones(n);
distance(1, 1) = 0;
queue = {[1, 1]};
while ~isempty(queue)
    at = queue{1};
    queue(1) = [];
    for move = [1 -1 0 0; 0 0 1 -1]
        i = at(1) + move(1);
        j = at(2) + move(2);
        if i >= 1 && i <= n && j >= 1 && j <= n && ~blocked(i, j) && distance(i, j) < 0
            distance(i, j) = distance(at(1), at(2)) + 1;
            queue{end + 1} = [i, j];
        end
    end
end
fprintf('%d fields reached, farthest %d, sum %d\n', sum(distance(:) >= 0), max(distance(:)), sum(distance(:)));
end
