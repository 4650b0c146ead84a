function [x, y, metric] = mc_distance(x, y, metric, p)
% MC_DISTANCE  Rows and a plainer metric that gives the same distances: correlations are cosines of centred rows,
%   Spearman's of ranks; scaled metrics are the Euclidean one of scaled rows.

switch metric
    case {'correlation', 'spearman'}
        if strcmp(metric, 'spearman')
            for k = 1:size(x, 1)
                x(k, :) = tiedrank(x(k, :));
            end
            for k = 1:size(y, 1)
                y(k, :) = tiedrank(y(k, :));
            end
        end
        x = x - mean(x, 2);
        y = y - mean(y, 2);
        metric = 'cosine';
    case 'seuclidean'
        if nargin < 4
            p = std(x);
        end
        x = x ./ p;
        y = y ./ p;
        metric = 'euclidean';
    case 'mahalanobis'
        if nargin < 4
            p = cov(x);
        end
        r = chol(p);
        x = x / r;
        y = y / r;
        metric = 'euclidean';
end
end
