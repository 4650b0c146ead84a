function k = kurtosis(x, flag, dim)
% KURTOSIS  Fourth central moment over the square of the variance; flag 0
%   corrects its bias. Along dimension dim.

if nargin < 2 || isempty(flag)
    flag = 1;
end
if nargin < 3
    if isequal(size(x), [0 0])
        k = NaN(1, class(x));
        return
    end
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
% What is missing does not count.
n = sum(~isnan(x), dim);
d = x - mean(x, dim, 'omitnan');
k = mean(d.^4, dim, 'omitnan') ./ mean(d.^2, dim, 'omitnan').^2;
if flag == 0
    k = 3 + (n - 1) ./ ((n - 2) .* (n - 3)) .* ((n + 1) .* k - 3 * (n - 1));
    k(n < 4) = NaN;
end
end
