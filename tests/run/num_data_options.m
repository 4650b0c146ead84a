% Options of functions of data: missing numbers, weights, bins, tolerances, rows, k of many.
p = @(x) fprintf('%s\n', mat2str(x, 6));
p(cummax([3 5 NaN 9 0], 'includenan'));
p(cummin([NaN 4 2 NaN 3]));
[a, b] = bounds([3 NaN 8], 'includenan');
p([a b]);
[a, b] = bounds([3 1; 2 8], 'all');
p([a b]);
p(mean([1 2 3 4], 'Weights', [1 1 1 5]));
p(mean([1 2; 3 4], 2, 'Weights', [1 3]));
says(@() var([1 2 3], 2));
says(@() var([1 2 3], [-1 0 1]));
says(@() std([1 2 3], [1 2]));
says(@() sum(1, 0));
% bins
[n, e] = histcounts([2 3 5 7 11 13 17 19 23 29], 6);
p(n); p(e);
[n, e] = histcounts([1 2 2 3 5], 'NumBins', 2);
p(n); p(e);
[n, e] = histcounts([]);
p(n); p(e);
p(histcounts([1 2 2 3 5], [0 2 4 6], 'Normalization', 'percentage'));
[n, e] = histcounts([1 2 2 3 5.5], 'BinMethod', 'sqrt');
p(n); p(e);
disp(discretize([1 2 3 4 5], [1 3 5], 'categorical'))
disp(discretize([1 4], [1 3 5], 'categorical', {'low', 'high'}) < 'high')
p(rescale(int8([1 2 3])));
h = hankel([1 2 3], [9 4 5]);
p(h);
% k of many
p(maxk([1 -5 3], 2, 'ComparisonMethod', 'abs'));
p(maxk([5 NaN 8], 3));
p(maxk(reshape(1:8, 2, 2, 2), 1, 3));
% tolerances
p(ismembertol([1 2; 3 4], [1 2.0000000000001], 'ByRows', true));
p(uniquetol([1 2; 1.0000000000001 2; 3 4], 'ByRows', true));
[~, ia] = uniquetol([1 1.0000000000001 2], 'OutputAllIndices', true);
p(ia{1});
p(perms([1 1 2], 'unique'));
p(fillmissing([1 NaN 3], @(x, t, q) 10 * q, 2));

function says(f)
try
    f();
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
end
