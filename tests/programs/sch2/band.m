function [count, width] = band(H)
% BAND  Number of entries of a sparse matrix and its bandwidth.
[i, j, v] = find(H);
count = nnz(v);
width = max(abs(i - j));
end
