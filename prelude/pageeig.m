function e = pageeig(a)
% PAGEEIG  Eigenvalues of each page, as columns.

e = zeros(size(a, 1), 1, size(a, 3));
for k = 1:size(a, 3)
    e(:, :, k) = eig(a(:, :, k));
end
end
