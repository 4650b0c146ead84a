function algo_merge_sort
% Merge sort of a column.
x = msort(mod((1:20)'*13, 17));
fprintf('%d ', x);
fprintf('| %d %d\n', size(x));
end

function x = msort(x)
n = numel(x);
if n > 1
    h = floor(n/2);
    x = mergeTwo(msort(x(1:h)), msort(x(h+1:end)));
end
end

function z = mergeTwo(x, y)
z = zeros(numel(x) + numel(y), 1);
i = 1; j = 1;
for k = 1:numel(z)
    if j > numel(y) || (i <= numel(x) && x(i) <= y(j))
        z(k) = x(i);
        i = i + 1;
    else
        z(k) = y(j);
        j = j + 1;
    end
end
end
