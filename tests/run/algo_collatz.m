% The longest Collatz chain below 1000, with memory.
limit = 1000;
len = zeros(1, limit);
len(1) = 1;
for n = 2:limit
    k = n;
    steps = 0;
    while k >= n
        if rem(k, 2)
            k = 3*k + 1;
        else
            k = k/2;
        end
        steps = steps + 1;
    end
    len(n) = steps + len(k);
end
[m, i] = max(len);
fprintf('%d %d\n', i, m);
