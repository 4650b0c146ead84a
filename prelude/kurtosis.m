function k = kurtosis(x, flag, dim)
% KURTOSIS  Fourth central moment over the square of the variance; flag 0
%   corrects its bias. Along dimension dim.

if nargin < 2 || isempty(flag)
    flag = 1;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
n = size(x, dim);
d = x - mean(x, dim);
k = mean(d.^4, dim) ./ mean(d.^2, dim).^2;
if flag == 0 && n > 3
    k = 3 + (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * k - 3 * (n - 1));
elseif flag == 0
    k = k * NaN;
end
end
