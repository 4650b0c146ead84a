function d = pdist(x, metric)
% PDIST  Distances between all pairs of rows: 'euclidean' (default),
%   'squaredeuclidean', 'cityblock' or 'chebychev'.

if nargin < 2
    metric = 'euclidean';
end
n = size(x, 1);
d = zeros(1, n * (n - 1) / 2);
k = 0;
for i = 1:n-1
    for j = i+1:n
        k = k + 1;
        u = abs(x(i, :) - x(j, :));
        switch metric
            case 'euclidean'
                d(k) = sqrt(sum(u.^2));
            case 'squaredeuclidean'
                d(k) = sum(u.^2);
            case 'cityblock'
                d(k) = sum(u);
            case 'chebychev'
                d(k) = max(u);
            otherwise
                error('stats:pdist:UnrecognizedDistance', 'Unrecognized metric.');
        end
    end
end
end
