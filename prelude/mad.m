function y = mad(x, flag, dim)
% MAD  Mean absolute deviation (flag 0), or median absolute deviation (flag 1), along a dimension,
%   several, or of 'all' elements. NaN is left out.

if nargin < 2 || isempty(flag)
    flag = 0;
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim) || isequal(size(x), [0 0])
        dim = 1;
        x = x(:);
    end
end
if flag == 0
    y = mean(abs(x - mean(x, dim, 'omitnan')), dim, 'omitnan');
else
    y = median(abs(x - median(x, dim, 'omitnan')), dim, 'omitnan');
end
end
