function h = invhilb(n, name)
% INVHILB  Inverse of the Hilbert matrix, in whole numbers.

h = zeros(n);
p = n;
for i = 1:n
    if i > 1
        p = ((n - i + 1) * p * (n + i - 1)) / (i - 1)^2;
    end
    r = p * p;
    h(i, i) = r / (2 * i - 1);
    for j = i+1:n
        r = -((n - j + 1) * r * (n + j - 1)) / (j - 1)^2;
        h(i, j) = r / (i + j - 1);
        h(j, i) = h(i, j);
    end
end
if nargin > 1
    h = cast(h, name);
end
end
