function partitions()
% PARTITIONS  Plain recursion: ways to write a number as a sum, and a
% determinant by Laplace's expansion.
fprintf('%d\n', waysToSplit(62, 62));
n = 9;
A = zeros(n);
for i = 1:n
    for j = 1:n
        A(i, j) = mod(mod(i*j*j + 5*i*i, 17)*(i + 2*j) + i*j*j*j, 13) - 6;
    end
end
fprintf('%.0f\n', laplace(A));
end

function ways = waysToSplit(n, most)
if n == 0
    ways = 1;
elseif n < 0 || most == 0
    ways = 0;
else
    ways = waysToSplit(n - most, most) + waysToSplit(n, most - 1);
end
end

function d = laplace(A)
n = size(A, 1);
if n == 1
    d = A(1, 1);
    return
end
d = 0;
sign = 1;
for k = 1:n
    if A(1, k) ~= 0
        minor = A(2:n, [1:k-1, k+1:n]);
        d = d + sign*A(1, k)*laplace(minor);
    end
    sign = -sign;
end
end
