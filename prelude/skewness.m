function s = skewness(x, flag, dim)
% SKEWNESS  Third central moment over the cube of the standard deviation; flag 0
%   corrects its bias. Along dimension dim.

if nargin < 2 || isempty(flag)
    flag = 1;
end
if nargin < 3
    if isequal(size(x), [0 0])
        s = NaN(1, class(x));
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
s = mean(d.^3, dim, 'omitnan') ./ mean(d.^2, dim, 'omitnan').^1.5;
if flag == 0
    s = s .* sqrt(n .* (n - 1)) ./ (n - 2);
    s(n < 3) = NaN;
end
end
