% The graph of main.m at a size worth timing.
for n = [1000 1200]
    [B, rounds] = clos(n);
    fprintf('%d rounds, %d pairs of %d\n', rounds, sum(sum(B)), n*n);
end
