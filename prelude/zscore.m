function [z, m, s] = zscore(x, flag, dim)
% ZSCORE  Data less their mean, in units of their standard deviation.

if nargin < 2 || isempty(flag)
    flag = 0;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
m = mean(x, dim);
s = std(x, flag, dim);
unit = s;
unit(unit == 0) = 1;
z = (x - m) ./ unit;
end
