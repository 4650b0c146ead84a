function y = nanvar(x, flag, dim)
% NANVAR  The function var of the elements that are not NaN.

if nargin < 2 || isempty(flag)
    flag = 0;
end
if nargin < 3
    y = var(x, flag, 'omitnan');
else
    y = var(x, flag, dim, 'omitnan');
end
end
