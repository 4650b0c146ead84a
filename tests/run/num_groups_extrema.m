% Groups, bins of a grid, local extrema.
p = @(x) fprintf('%s\n', mat2str(x, 5));
[b, g, c] = groupsummary([1; 2; 3], [1; 2; 1], {'mean', 'max'});
p(b); p(g); p(c);
[b, g] = groupsummary([1; 2; 3; 4], {[1; 1; 2; 2], [1; 2; 1; 2]}, 'sum');
p(b); p(g{2});
p(groupsummary([1; 2; 3], [0.5; 1.5; 0.7], [0 1 2 3], 'mean'));
p(groupcounts([1; 2; 1; NaN]));
p(groupcounts([1; 2; 1; NaN], 'IncludeMissingGroups', false));
p(grouptransform([1; 2; 3], [1; 2; 1], 'meancenter'));
p(groupfilter([1; 2; 3], [1; 2; 1], @(x) numel(x) > 1));
try
    splitapply(@max, [1; 2; 3], [1; 3; 1]);
catch e
    disp(e.identifier)
end
p(histcounts2([1 2 3], [1 2 3], [0 2 4], [0 2 4], 'Normalization', 'percentage'));
[~, ~, ~, i, j] = histcounts2([1 2 3], [1 2 3], [0 2 4], [0 2 4]);
p([i; j]);
p(islocalmax([1 3 3 1], 'FlatSelection', 'all'));
p(islocalmax([1 3 2 9 4 5 1], 'MaxNumExtrema', 1));
p(islocalmax([1 3 2 5 4 9 1], 'MinSeparation', 3));
p(quantile(magic(4), [.25 .5], [1 2]));
p(movmean([1 2 3], 2));
try
    movmean([1 2 3], 0);
catch e
    disp(e.message)
end
p(cumtrapz([]));
p(round(detrend([0 1 2 3 2 1 0], 1, 4), 10));
p(round(detrend([1 2 3 11 12 13], 1, 3.5, 'Continuous', false), 10));
p(detrend([1 2 3], 0));
