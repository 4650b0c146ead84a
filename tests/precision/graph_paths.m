function graph_paths
% Shortest ways in a graph of lists of neighbours, kept in cells.
edges = [1 2 7; 1 3 9; 1 6 14; 2 3 10; 2 4 15; 3 4 11; 3 6 2; 4 5 6; 5 6 9];
[next, cost] = lists(edges, 6);
[dist, from] = shortest(next, cost, 1);
fprintf('%d ', dist);
fprintf('\n');
way = 5;
while way(1) ~= 1
    way = [from(way(1)) way];
end
fprintf('%d ', way);
fprintf('\n');
end

function [next, cost] = lists(edges, n)
next = cell(1, n);
cost = cell(1, n);
for k = 1:size(edges, 1)
    a = edges(k, 1);
    b = edges(k, 2);
    next{a}(end+1) = b;
    cost{a}(end+1) = edges(k, 3);
    next{b}(end+1) = a;
    cost{b}(end+1) = edges(k, 3);
end
end

function [dist, from] = shortest(next, cost, start)
n = numel(next);
dist = Inf(1, n);
from = zeros(1, n);
done = false(1, n);
dist(start) = 0;
for round = 1:n
    here = 0;
    best = Inf;
    for k = 1:n
        if ~done(k) && dist(k) < best
            best = dist(k);
            here = k;
        end
    end
    if here == 0
        break;
    end
    done(here) = true;
    for k = 1:numel(next{here})
        to = next{here}(k);
        d = dist(here) + cost{here}(k);
        if d < dist(to)
            dist(to) = d;
            from(to) = here;
        end
    end
end
end
