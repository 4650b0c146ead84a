function fn_many_returns
% Outputs of builtins in all numbers.
[r, c] = size(ones(2, 3));
[m, k] = min([4 2 8]);
[q, idx] = sort([3 1 2], 'descend');
[tf, loc] = ismember(2, [1 2 3]);
[u, ~, j] = unique([5 7 5]);
[a, b] = deal(1, 2);
fprintf('%d ', r, c, m, k, q, idx, tf, loc, u, j, a, b);
fprintf('\n');
[f, e] = log2(8);
[d, o] = divide(17, 5);
fprintf('%g ', f, e, d, o);
[n, ex] = strtok('key value');
fprintf('%s|%s\n', n, ex);
s = size(ones(4, 5));
fprintf('%d %d %d\n', s, size(ones(4, 5), 1));
[~, name, ext] = fileparts('dir/file.txt');
fprintf('%s %s\n', name, ext);
end

function [q, r] = divide(a, b)
q = floor(a/b);
r = a - q*b;
end
