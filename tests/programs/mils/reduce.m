function [R, Z, y] = reduce(B, y)
% REDUCE  LLL reduction of a QR factorisation.
%   R is upper triangular, Z has integer entries and determinant 1 or -1,
%   B*Z = Q*R, and y becomes Q'*y.
n = size(B, 2);
[R, y] = triangular(B, y);
Z = eye(n);
k = 2;
while k <= n
    [R, Z] = sizeReduce(R, Z, k - 1, k);
    if R(k-1, k-1)^2 > 1.01*(R(k-1, k)^2 + R(k, k)^2)
        % swap two columns and make R triangular again by a rotation
        R(:, [k-1 k]) = R(:, [k k-1]);
        Z(:, [k-1 k]) = Z(:, [k k-1]);
        r = hypot(R(k-1, k-1), R(k, k-1));
        G = [R(k-1, k-1), R(k, k-1); -R(k, k-1), R(k-1, k-1)]/r;
        R([k-1 k], :) = G*R([k-1 k], :);
        R(k, k-1) = 0;
        y([k-1 k]) = G*y([k-1 k]);
        if k > 2
            k = k - 1;
        end
    else
        for i = k-2:-1:1
            [R, Z] = sizeReduce(R, Z, i, k);
        end
        k = k + 1;
    end
end
end

function [R, Z] = sizeReduce(R, Z, i, k)
% Makes R(i, k) at most half of R(i, i) by an integer column operation.
mu = round(R(i, k)/R(i, i));
if mu ~= 0
    R(1:i, k) = R(1:i, k) - mu*R(1:i, i);
    Z(:, k) = Z(:, k) - mu*Z(:, i);
end
end
