function y = nanstd(x, flag, dim)
% NANSTD  The function std of the elements that are not NaN.

if nargin < 2 || isempty(flag)
    flag = 0;
end
if nargin < 3
    y = std(x, flag, 'omitnan');
else
    y = std(x, flag, dim, 'omitnan');
end
end
