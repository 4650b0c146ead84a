function yi = interp1q(x, y, xi)
% INTERP1Q  Linear interpolation in a table of columns; outside it is NaN.

yi = interp1(x, y, xi(:), 'linear');
end
