% Missing elements, outliers, normalisation and bins, with their options.
show(fillmissing([NaN 1 NaN 3 NaN], 'linear'));
show(fillmissing([NaN 1 NaN 3 NaN], 'linear', 'EndValues', 'nearest'));
show(fillmissing([NaN 1 NaN], 'linear', 'EndValues', 9));
show(fillmissing([1 NaN 3 4], 'movmean', 3));
show(fillmissing([1 NaN 9 2 NaN], 'movmedian', 3));
show(fillmissing([1 NaN 4 9], 'spline'));
show(fillmissing([NaN 1; 2 NaN], 'constant', [5 6]));
show(fillmissing([1 2; NaN 4; 5 NaN], 'previous', 2));
show(fillmissing([1 NaN NaN NaN 5 NaN 7], 'linear', 'MaxGap', 2));
show(fillmissing([1 NaN 7], 'linear', 'SamplePoints', [0 1 3]));
[y, filled] = fillmissing([NaN 2 NaN], 'next');
show(y, double(filled));
[y, gone] = rmmissing([NaN NaN; 1 NaN; 1 2], 'MinNumMissing', 2);
show(y, double(gone));
show(double(ismissing([1 -99 NaN], -99)), double(ismissing(["a" "b"], "a")));
[y, c, s] = normalize([1 2 3]);
show(y, c, s);
show(normalize([1 3; 2 6], 2), normalize([1 2 3], 'range', [-1 1]), normalize([1 5], 'center', 2, 'scale', 4));
show(normalize([1 2 6], 'zscore', 'robust'), normalize([2 4], 'scale', 'first'), normalize([1 2 3], 'norm', 1));
show(double(isoutlier([1 2 3 100 3 2 1], 'movmedian', 3)), double(isoutlier([1 2 100 3 2], 'grubbs')), double(isoutlier([1 2 100 3 2], 'gesd')));
show(filloutliers([1 2 100 3 2], 'linear'), filloutliers([1 2 100 3 2], 'center'), rmoutliers([1 2 100 3 2]));
show(rmoutliers([1 2; 100 3; 2 2; 1 2; 2 1]));
show(smoothdata([1 2 6], 'movmean', 3), smoothdata([1 9 2 3], 'movmedian', 3), smoothdata([1 4 9 16 25], 'sgolay', 3));
[bin, edges] = discretize([1 2 3], [0 2 4]);
show(bin, edges);
show(discretize([0 2 3 5], [0 2 4], 'IncludedEdge', 'right'), discretize([1 3 9], [0 2 4], [10 20]));
[v, m] = var([1 2 3; 1 4 7], 0, 2);
show(v, m);
[s, m] = std([1 2 3], [0.25 0.5 0.25]);
show(s, m);
show(max([1 -5 3], [], 'ComparisonMethod', 'abs'), min([4 -1; -3 2], [], 1, 'ComparisonMethod', 'abs'));
show(cov([1 NaN; 2 3; 4 5], 'omitrows'), iqr([1 2 3 4; 5 6 7 8], 'all'));
[r, p] = corrcoef([1 2 3 4], [1 2 4 3]);
fprintf('%.4f %.4f\n', r(1, 2), p(1, 2));
show(accumarray([1 2], 1, [2 2], [], -1));
[p, s, mu] = polyfit([1 2 3 4], [1 4 9 16], 1);
[y, delta] = polyval(p, [2 3], s, mu);
fprintf('%.4f %.4f | %.4f %.4f\n', y, delta);
show(interp1([1 4 9 16], 2.5, 'cubic'), interp1([1 2 4], [1 4 16], 3, 'cubic'));

function show(varargin)
for k = 1:nargin
    fprintf('[%s] ', num2str(reshape(varargin{k}, 1, []), '%.4g '));
end
fprintf('\n');
end
