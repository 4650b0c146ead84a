function courier()
% COURIER  Shortest ways through a town: a heap as priority queue, roads in rows of arrays.
side = 220;
n = side*side;
[first, to, cost] = roads(side);
total = 0;
farthest = 0;
pops = 0;
for source = [1, round(n/2), n - 7]
    [dist, count] = distances(source, n, first, to, cost);
    total = total + sum(dist);
    farthest = max(farthest, max(dist));
    pops = pops + count;
end
fprintf('total %.0f, farthest %d, %d taken from the heap\n', total, farthest, pops);
end

function [first, to, cost] = roads(side)
% ROADS  The roads of each corner: four neighbours, and a short cut from some.
first = zeros(1, side*side + 1);
to = [];
cost = [];
seed = 12345;
for k = 1:side*side
    first(k) = numel(to) + 1;
    row = mod(k - 1, side) + 1;
    col = floor((k - 1)/side) + 1;
    steps = [-1 0; 1 0; 0 -1; 0 1];
    for s = 1:4
        i = row + steps(s, 1);
        j = col + steps(s, 2);
        if i >= 1 && i <= side && j >= 1 && j <= side
            seed = mod(seed*1103 + 12345, 65536);
            to(end + 1) = i + (j - 1)*side;
            cost(end + 1) = 1 + mod(seed, 97);
        end
    end
    if mod(k, 50) == 0
        seed = mod(seed*1103 + 12345, 65536);
        to(end + 1) = 1 + mod(seed*31, side*side);
        cost(end + 1) = 40 + mod(seed, 13);
    end
end
first(end) = numel(to) + 1;
end

function [dist, pops] = distances(source, n, first, to, cost)
dist = inf(1, n);
dist(source) = 0;
keys = 0;
places = source;
pops = 0;
while ~isempty(keys)
    [d, at, keys, places] = take(keys, places);
    pops = pops + 1;
    if d > dist(at)
        continue
    end
    for e = first(at):first(at + 1) - 1
        other = to(e);
        way = d + cost(e);
        if way < dist(other)
            dist(other) = way;
            [keys, places] = put(keys, places, way, other);
        end
    end
end
end

function [keys, places] = put(keys, places, key, place)
keys(end + 1) = key;
places(end + 1) = place;
k = numel(keys);
while k > 1
    up = floor(k/2);
    if keys(up) <= keys(k)
        break
    end
    keys([up k]) = keys([k up]);
    places([up k]) = places([k up]);
    k = up;
end
end

function [key, place, keys, places] = take(keys, places)
key = keys(1);
place = places(1);
keys(1) = keys(end);
places(1) = places(end);
keys(end) = [];
places(end) = [];
n = numel(keys);
k = 1;
while 2*k <= n
    down = 2*k;
    if down < n && keys(down + 1) < keys(down)
        down = down + 1;
    end
    if keys(k) <= keys(down)
        break
    end
    keys([k down]) = keys([down k]);
    places([k down]) = places([down k]);
    k = down;
end
end
