function p = pascal(n)
% PASCAL  Symmetric matrix of binomial coefficients.

p = ones(n);
for i = 2:n
    for j = 2:n
        p(i, j) = p(i-1, j) + p(i, j-1);
    end
end
end
