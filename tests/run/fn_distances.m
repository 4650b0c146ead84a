% Distances by every metric that is a formula.
x = [1 2 4; 2 1 7; 5 3 3; 0 2 2];
show('euclidean', pdist(x));
show('correlation', pdist(x, 'correlation'));
show('cosine', pdist(x, 'cosine'));
show('spearman', pdist(x, 'spearman'));
show('hamming', pdist(x, 'hamming'));
show('jaccard', pdist(x, 'jaccard'));
show('minkowski', pdist(x, 'minkowski', 3));
show('seuclidean', pdist(x, 'seuclidean'));
show('mahalanobis', pdist(x, 'mahalanobis'));
show('function', pdist(x, @(a, b) sum(abs(b - a), 2)));
show('cityblock', pdist(x, 'cityblock'));
d = pdist2(x, x(2, :), 'correlation');
show('pdist2', abs(d'));

function show(name, d)
fprintf('%s:', name);
fprintf(' %.4f', d);
fprintf('\n');
end
