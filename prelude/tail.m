function y = tail(x, k)
% TAIL  The last rows, 8 where it is not said how many. What nobody takes is shown.

if nargin < 2
    k = 8;
end
n = size(x, 1);
y = x(max(1, n - k + 1):n, :);
if nargout == 0
    disp(y)
    clear y
end
end
