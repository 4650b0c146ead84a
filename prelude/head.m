function y = head(x, k)
% HEAD  The first rows, 8 where it is not said how many. What nobody takes is shown.

if nargin < 2
    k = 8;
end
y = x(1:min(k, size(x, 1)), :);
if nargout == 0
    disp(y)
    clear y
end
end
