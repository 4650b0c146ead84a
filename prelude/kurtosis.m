function k = kurtosis(x, flag)
% KURTOSIS  Fourth central moment over the square of the variance; flag 0
%   corrects its bias.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
n = size(x, dim);
d = x - mean(x, dim);
k = mean(d.^4, dim) ./ mean(d.^2, dim).^2;
if nargin > 1 && flag == 0 && n > 3
    k = 3 + (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * k - 3 * (n - 1));
end
end
