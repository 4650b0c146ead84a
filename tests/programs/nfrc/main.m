% Basins of attraction of z^3 - 1 as a picture.
[basin, steps] = nfrc([1 0 0 -1], 17, 1.7, 40);
marks = '.abc';
for i = 1:2:size(basin, 1)
    fprintf('%s\n', marks(basin(i, :) + 1));
end
counts = zeros(1, 4);
for k = 0:3
    counts(k + 1) = sum(basin(:) == k);
end
fprintf('points per root:');
fprintf(' %d', counts);
fprintf('\nlargest number of steps %d, mean %.3f\n', max(steps(:)), mean(steps(:)));

% some points of another polynomial run in circles for ever
[basin, steps] = nfrc([1 0 -2 2], 11, 1.25, 30);
fprintf('cubic: %d points of %d, %d gave up\n', nnz(basin), numel(basin), nnz(steps == 30));
