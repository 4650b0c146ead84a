% min and max with all their outputs and forms.
x = [4 9 2 9];
[m, i] = max(x);
fprintf('%d %d ', m, i);
[m, i] = min(x);
fprintf('%d %d\n', m, i);
A = [1 5; 7 2];
[m, i] = max(A);
fprintf('%d ', m, i, max(A, [], 2), min(A, [], 1), max(max(A)), max(A(:)));
fprintf('\n');
[m, i] = min(A, [], 2);
fprintf('%d ', m, i, max(x, 5), min([1 8], [3 4]), max(3, [1 5]));
fprintf('\n');
fprintf('%g ', max([NaN 2 1]), min(NaN, 3), max('ac'), max([true false]), max(-Inf, NaN));
fprintf('\n');
fprintf('%s %s\n', class(max(int8(1), 2)), class(max(single(1), 2)));
fprintf('%d ', max([1+1i, -3]) == -3, cummax([1 3 2 5 4]), cummin([4 5 1 2]));
fprintf('\n');
