function d = pdist2(x, y, metric, p)
% PDIST2  Distances between the rows of x and those of y: 'euclidean' (the default),
%   'squaredeuclidean', 'cityblock', 'chebychev', 'minkowski' (p, 2), 'cosine', 'hamming'.

if nargin < 3
    metric = 'euclidean';
end
if size(x, 2) ~= size(y, 2)
    error('stats:pdist2:SizeMismatch', 'X and Y must have the same number of columns.');
end
if nargin < 4
    p = 2;
end
d = zeros(size(x, 1), size(y, 1));
for j = 1:size(y, 1)
    e = abs(x - y(j, :));
    switch lower(char(metric))
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
        case 'cosine'
            d(:, j) = 1 - x * y(j, :).' ./ (sqrt(sum(x.^2, 2)) * norm(y(j, :)));
        otherwise
            error('stats:pdist2:UnrecognizedDistance', 'Unrecognized distance metric.');
    end
end
end
