function tours()
% TOURS  Nested functions that share variables: permutations, subsets that sum up, towers of Hanoi.
n = 9;
count = 0;
best = inf;
bestTour = [];
D = zeros(n);
for i = 1:n
    for j = 1:n
        D(i, j) = abs(i - j)*mod(i*j*7, 11) + mod(i + j, 5) + 1;
    end
end
used = false(1, n);
tour = zeros(1, n);
tour(1) = 1;
used(1) = true;
visit(2, 0);
fprintf('%d tours, best %d:', count, best);
fprintf(' %d', bestTour);
fprintf('\n');
items = mod((1:22)*37, 61) + 5;
found = 0;
subset(1, 150);
fprintf('%d subsets\n', found);
pegs = {17:-1:1, [], []};
moves = 0;
check = 0;
hanoi(17, 1, 3, 2);
fprintf('%d moves, check %d, last peg %d high\n', moves, check, numel(pegs{3}));

    function visit(k, len)
        if k > n
            count = count + 1;
            len = len + D(tour(n), 1);
            if len < best
                best = len;
                bestTour = tour;
            end
            return
        end
        for c = 2:n
            if ~used(c)
                used(c) = true;
                tour(k) = c;
                visit(k + 1, len + D(tour(k-1), c));
                used(c) = false;
            end
        end
    end

    function subset(k, left)
        if left == 0
            found = found + 1;
            return
        end
        if left < 0 || k > numel(items)
            return
        end
        subset(k + 1, left - items(k));
        subset(k + 1, left);
    end

    function hanoi(k, from, to, by)
        if k == 0
            return
        end
        hanoi(k - 1, from, by, to);
        disk = pegs{from}(end);
        pegs{from}(end) = [];
        pegs{to}(end+1) = disk;
        moves = moves + 1;
        check = mod(check*3 + disk*to, 1000003);
        hanoi(k - 1, by, to, from);
    end
end
