function [x, y] = humps(x)
% HUMPS  A function with two peaks, to try integration and minimisation on.
%   Source: MATLAB documentation, "humps".

if nargin < 1
    x = 0:0.05:1;
end
y = 1 ./ ((x - 0.3).^2 + 0.01) + 1 ./ ((x - 0.9).^2 + 0.04) - 6;
if nargout < 2
    x = y;
end
end
