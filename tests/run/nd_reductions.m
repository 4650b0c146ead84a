% Reductions of arrays of three dimensions.
A = reshape(1:12, 2, 3, 2);
fprintf('%d ', sum(A, 3), size(sum(A)), sum(sum(sum(A))), max(A, [], 3), size(max(A)), squeeze(sum(A, 1)));
fprintf('\n');
fprintf('%d ', size(mean(A, 2)), cumsum(A, 3), any(A(:) > 11), all(all(all(A > 0))), size(permute(A, [2 3 1])));
fprintf('\n');
B = cat(3, [1 2; 3 4], [5 6; 7 8]);
fprintf('%d ', B(:, :, 2)', size(B(:, 1, :)), prod(size(B)), size(squeeze(B(1, :, :))), ndims(B));
fprintf('\n');
