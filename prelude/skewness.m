function s = skewness(x, flag)
% SKEWNESS  Third central moment over the cube of the standard deviation; flag 0
%   corrects its bias.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
n = size(x, dim);
d = x - mean(x, dim);
s = mean(d.^3, dim) ./ mean(d.^2, dim).^1.5;
if nargin > 1 && flag == 0 && n > 2
    s = s * sqrt(n * (n - 1)) / (n - 2);
end
end
