function orbits()
% ORBITS  Lists that grow: the paths of the Collatz numbers and what is
% noted about each.
records = [];
text = '';
lengths = [];
longest = [];
primes_ = [];
for start = 1:100000
    path = start;
    n = start;
    while n ~= 1
        if mod(n, 2) == 0
            n = n/2;
        else
            n = 3*n + 1;
        end
        path(end + 1) = n;
    end
    lengths = [lengths, numel(path)];
    if numel(path) > numel(longest)
        longest = path;
        records = [records; start, numel(path), max(path)];
        text = [text, sprintf('%d:%d ', start, numel(path))];
    end
    if start > 1 && all(mod(start, primes_(primes_.^2 <= start)) ~= 0)
        primes_(end + 1) = start;
    end
end
fprintf('%d records: %s\n', size(records, 1), text);
fprintf('highest %d, sum of the longest %d\n', max(records(:, 3)), sum(longest));
fprintf('mean length %.4f, %d primes, last %d\n', mean(lengths), numel(primes_), primes_(end));
end
