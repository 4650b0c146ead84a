function s = pagesvd(a)
% PAGESVD  Singular values of each page, as columns.

s = zeros(min(size(a, 1), size(a, 2)), 1, size(a, 3));
for k = 1:size(a, 3)
    s(:, :, k) = svd(a(:, :, k));
end
end
