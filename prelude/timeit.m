function t = timeit(f, outputs)
% TIMEIT  Seconds that a function without arguments takes: the median of runs.

f();
times = zeros(1, 7);
for k = 1:numel(times)
    start = tic;
    f();
    times(k) = toc(start);
end
t = median(times);
end
