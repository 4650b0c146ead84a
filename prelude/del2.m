function l = del2(u)
% DEL2  Discrete Laplacian with unit spacing: a quarter of the sum of second
%   differences of a matrix, of a vector the second difference over four. At
%   the ends it is extrapolated from inside.

if isvector(u)
    l = reshape(second(u(:)), size(u)) / 4;
else
    l = (second(u) + second(u.').') / 4;
end
end

function d = second(u)
n = size(u, 1);
d = zeros(size(u));
if n < 3
    return
end
d(2:n-1, :) = u(1:n-2, :) - 2 * u(2:n-1, :) + u(3:n, :);
if n == 3
    d(1, :) = d(2, :);
    d(3, :) = d(2, :);
else
    d(1, :) = 2 * d(2, :) - d(3, :);
    d(n, :) = 2 * d(n-1, :) - d(n-2, :);
end
end
