function x = gridPoints(n, span)
% GRIDPOINTS  Inner points of [-span, span] as a column.
h = 2*span/(n + 1);
x = -span + h*(1:n)';
end
