function [d, i] = pdist2(x, y, metric, p, varargin)
% PDIST2  Distances between the rows of x and those of y: 'euclidean' (the default),
%   'squaredeuclidean', 'seuclidean', 'mahalanobis', 'cityblock', 'chebychev', 'minkowski' (p, 2), 'cosine',
%   'correlation', 'spearman', 'hamming', 'jaccard'.

if nargout > 1 || ~isempty(varargin) || nargin > 3 && ~isnumeric(p)
    error('tame:unsupported', 'pdist2 with the smallest or largest distances is not supported yet.');
end
if nargin < 3
    metric = 'euclidean';
end
if size(x, 2) ~= size(y, 2)
    error('stats:pdist2:SizeMismatch', 'X and Y must have the same number of columns.');
end
metric = lower(char(metric));
if nargin < 4
    [x, y, metric] = mc_distance(x, y, metric);
    p = 2;
else
    [x, y, metric] = mc_distance(x, y, metric, p);
end
d = zeros(size(x, 1), size(y, 1));
for j = 1:size(y, 1)
    e = abs(x - y(j, :));
    switch metric
        case 'euclidean'
            d(:, j) = sqrt(sum(e.^2, 2));
        case 'squaredeuclidean'
            d(:, j) = sum(e.^2, 2);
        case 'cityblock'
            d(:, j) = sum(e, 2);
        case 'chebychev'
            d(:, j) = max(e, [], 2);
        case 'minkowski'
            d(:, j) = sum(e.^p, 2).^(1 / p);
        case 'hamming'
            d(:, j) = mean(e ~= 0, 2);
        case 'jaccard'
            some = x ~= 0 | y(j, :) ~= 0;
            d(:, j) = sum(e ~= 0 & some, 2) ./ sum(some, 2);
        case 'cosine'
            d(:, j) = 1 - x * y(j, :).' ./ (sqrt(sum(x.^2, 2)) * norm(y(j, :)));
        otherwise
            error('stats:pdist2:UnrecognizedDistance', 'Unrecognized distance metric.');
    end
end
end
