function m = trimmean(x, percent, dim)
% TRIMMEAN  Mean of the values that remain when percent of them are left out, half
%   at each end.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
n = size(x, dim);
k = round(n * percent / 100 / 2);
if k > 0 && 2 * k > n * percent / 100
    k = floor(n * percent / 100 / 2);
end
place = repmat({':'}, 1, ndims(x));
place{dim} = (k + 1):(n - k);
x = sort(x, dim);
m = mean(x(place{:}), dim);
end
