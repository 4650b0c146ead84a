function s = skewness(x, flag, dim)
% SKEWNESS  Third central moment over the cube of the standard deviation; flag 0
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
s = mean(d.^3, dim) ./ mean(d.^2, dim).^1.5;
if flag == 0 && n > 2
    s = s * sqrt(n * (n - 1)) / (n - 2);
elseif flag == 0
    s = s * NaN;
end
end
