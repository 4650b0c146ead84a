function lists_grown
% Lists of numbers that grow at their end, and places counted along.
primes_ = [];
k = 2;
while numel(primes_) < 60
    is = true;
    j = 1;
    while is && j <= numel(primes_) && primes_(j)^2 <= k
        is = mod(k, primes_(j)) ~= 0;
        j = j + 1;
    end
    if is
        primes_(end+1) = k;
    end
    k = k + 1;
end
fprintf('%d %d\n', primes_(end), sum(primes_));
n = 0;
squares = zeros(1, 100);
for k = 1:100
    if mod(k, 7) == 3
        n = n + 1;
        squares(n) = k^2;
    end
end
squares = squares(1:n);
fprintf('%d %d\n', n, squares(n));
words = {};
lens = [];
text = 'the quick brown fox jumps over the lazy dog';
start = 1;
for k = 1:length(text)
    if text(k) == ' ' || k == length(text)
        last = k - (text(k) == ' ');
        words{numel(words) + 1} = text(start:last);
        lens(numel(lens) + 1) = last - start + 1;
        start = k + 1;
    end
end
for k = 1:numel(words)
    fprintf('%s:%d ', words{k}, lens(k));
end
fprintf('\n');
end
