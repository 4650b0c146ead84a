function p = legendre(n, x)
% LEGENDRE  Associated Legendre functions of degree n and orders 0 to n, one
%   order in each row.

x = reshape(x, 1, []);
p = zeros(n + 1, numel(x));
root = sqrt(1 - x.^2);
for m = 0:n
    % the function of degree m and order m, then up to degree n
    value = (-1)^m * prod(1:2:2*m-1) * root.^m;
    below = zeros(1, numel(x));
    for l = m+1:n
        above = ((2*l - 1) * x .* value - (l + m - 1) * below) / (l - m);
        below = value;
        value = above;
    end
    p(m + 1, :) = value;
end
end
