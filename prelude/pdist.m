function d = pdist(x, metric, p)
% PDIST  Distances between all pairs of rows, as pdist2 names them; or by a function of a row and a matrix of
%   rows that gives a column.

if nargin < 2
    metric = 'euclidean';
end
n = size(x, 1);
d = zeros(1, n * (n - 1) / 2, class(x));
by_function = isa(metric, 'function_handle');
if ~by_function
    metric = lower(char(metric));
    if nargin > 2
        [x, ~, metric] = mc_distance(x, x, metric, p);
    else
        [x, ~, metric] = mc_distance(x, x, metric);
    end
end
at = 0;
for i = 1:n-1
    rest = x(i+1:n, :);
    if by_function
        values = metric(x(i, :), rest);
    elseif strcmp(metric, 'minkowski') && nargin > 2
        values = pdist2(rest, x(i, :), metric, p);
    else
        values = pdist2(rest, x(i, :), metric);
    end
    d(at+1:at+n-i) = values;
    at = at + n - i;
end
end
