function alignment()
% ALIGNMENT  Two strands aligned with costs for gaps, and a knapsack:
% dynamic programming.
a = strand(2100, 5);
b = strand(2200, 9);
n = numel(a);
m = numel(b);
best = -Inf(n + 1, m + 1);
up = -Inf(n + 1, m + 1);
across = -Inf(n + 1, m + 1);
from = zeros(n + 1, m + 1);
best(1, 1) = 0;
for i = 1:n
    up(i + 1, 1) = -4 - i;
    best(i + 1, 1) = up(i + 1, 1);
    from(i + 1, 1) = 1;
end
for j = 1:m
    across(1, j + 1) = -4 - j;
    best(1, j + 1) = across(1, j + 1);
    from(1, j + 1) = 2;
end
for j = 1:m
    for i = 1:n
        up(i + 1, j + 1) = max(best(i, j + 1) - 5, up(i, j + 1) - 1);
        across(i + 1, j + 1) = max(best(i + 1, j) - 5, across(i + 1, j) - 1);
        if a(i) == b(j)
            score = best(i, j) + 3;
        else
            score = best(i, j) - 2;
        end
        way = 0;
        if up(i + 1, j + 1) > score
            score = up(i + 1, j + 1);
            way = 1;
        end
        if across(i + 1, j + 1) > score
            score = across(i + 1, j + 1);
            way = 2;
        end
        best(i + 1, j + 1) = score;
        from(i + 1, j + 1) = way;
    end
end
i = n;
j = m;
top = '';
bottom = '';
while i > 0 || j > 0
    switch from(i + 1, j + 1)
        case 0
            top = [a(i), top];
            bottom = [b(j), bottom];
            i = i - 1;
            j = j - 1;
        case 1
            top = [a(i), top];
            bottom = ['-', bottom];
            i = i - 1;
        otherwise
            top = ['-', top];
            bottom = [b(j), bottom];
            j = j - 1;
    end
end
fprintf('score %d, length %d, equal %d\n', best(n + 1, m + 1), numel(top), sum(top == bottom));
fprintf('%s\n%s\n', top(1:60), bottom(1:60));

weight = 5 + mod((1:400)*37, 91);
value = 10 + mod((1:400).^2, 103);
room = 20000;
gain = zeros(1, room + 1);
for k = 1:numel(weight)
    w = weight(k);
    gain(w + 1:end) = max(gain(w + 1:end), gain(1:end - w) + value(k));
end
fprintf('knapsack %d, half of it %d\n', gain(end), gain(room/2));
end

function s = strand(n, seed)
letters = 'acgt';
s = blanks(n);
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    s(k) = letters(mod(floor(seed/64), 4) + 1);
end
end
