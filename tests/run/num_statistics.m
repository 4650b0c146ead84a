% Mean, median, mode, variance.
x = [3 1 4 1 5 9 2 6];
fprintf('%g ', mean(x), median(x), mode(x), var([1 2 3 4]), std([2 4 4 4 5 5 7 9], 1), max(x) - min(x));
fprintf('\n');
A = [1 2; 3 6];
fprintf('%g ', mean(A), mean(A, 2), median(A), var(A));
fprintf('\n');
