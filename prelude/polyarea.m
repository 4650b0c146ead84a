function a = polyarea(x, y)
% POLYAREA  Area of a polygon with these corners.

x = x(:);
y = y(:);
a = abs(sum(x .* circshift(y, -1) - circshift(x, -1) .* y)) / 2;
end
