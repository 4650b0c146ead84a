function y = spones(x)
% SPONES  Sparse matrix with ones where x is not zero.

[i, j] = find(x);
y = sparse(i, j, 1, size(x, 1), size(x, 2));
end
