function y = mad(x, flag, dim)
% MAD  Mean absolute deviation (flag 0), or median absolute deviation (flag 1).

if nargin < 2 || isempty(flag)
    flag = 0;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
if flag == 0
    y = mean(abs(x - mean(x, dim)), dim);
else
    y = median(abs(x - median(x, dim)), dim);
end
end
