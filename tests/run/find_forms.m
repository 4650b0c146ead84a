% find in its forms.
x = [0 3 0 5 7];
fprintf('%d ', find(x), find(x, 1), find(x > 4), find(x > 4, 1, 'last'), isempty(find(x > 9)));
[r, c] = find([0 1; 1 1]);
fprintf('%d ', r, c);
[r, c, v] = find([0 7; 8 0]);
fprintf('%d ', r, c, v);
fprintf('\n');
fprintf('%d ', size(find([1 1])), size(find([1; 1])), size(find([1 0; 0 1])), size(find(x > 9)), nnz(x));
fprintf('\n');
