function merges()
% MERGES  Merge sort by recursion, which returns arrays; inversions are counted.
work = 10;
n = 10000*work;
x = zeros(1, n);
seed = 29;
for k = 1:n
    seed = mod(seed*1103515 + 12345, 2147483648);
    x(k) = floor(seed/512);
end
[y, inv] = sorted(x);
ok = all(diff(y) >= 0);
fprintf('%d inversions, in order %d, first %d, middle %d, last %d\n', inv, ok, y(1), y(n/2), y(end));
end

function [y, inv] = sorted(x)
n = numel(x);
if n <= 1
    y = x;
    inv = 0;
    return
end
h = floor(n/2);
[a, i1] = sorted(x(1:h));
[b, i2] = sorted(x(h+1:end));
[y, i3] = merge(a, b);
inv = i1 + i2 + i3;
end

function [y, inv] = merge(a, b)
y = zeros(1, numel(a) + numel(b));
i = 1;
j = 1;
k = 1;
inv = 0;
while i <= numel(a) && j <= numel(b)
    if a(i) <= b(j)
        y(k) = a(i);
        i = i + 1;
    else
        y(k) = b(j);
        j = j + 1;
        inv = inv + numel(a) - i + 1;
    end
    k = k + 1;
end
if i <= numel(a)
    y(k:end) = a(i:end);
else
    y(k:end) = b(j:end);
end
end
