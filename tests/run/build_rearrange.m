% Functions that rearrange.
A = [1 2 3; 4 5 6];
fprintf('%d ', reshape(A, 3, 2), reshape(A, [], 2), reshape(A, [1 6]), fliplr(A), flipud(A), rot90(A), A(:)');
fprintf('\n');
fprintf('%d ', circshift(1:4, 1), circshift(A, 1, 2), circshift([1 2 3 4], -1), flip([1 2 3]), size(reshape(1:8, 2, 2, [])));
fprintf('\n');
fprintf('%d ', horzcat([1 2], 3), vertcat(1, 2), cat(1, 1, 2), cat(2, 1, 2), size(cat(3, 1, 2)), kron([1 2], [1 1]), accumarray([1; 2; 1], [10; 20; 30]));
fprintf('\n');
fprintf('%d ', sub2ind([3 4], 2, 3), numel(A), ndims(A), length(A), isvector([1 2]), isscalar(5), ismatrix(A), isrow([1 2]), iscolumn([1; 2]));
[r, c] = ind2sub([3 4], 8);
fprintf('%d %d\n', r, c);
