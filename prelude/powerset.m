function p = powerset(a, by)
% POWERSET  All subsets of the elements of a vector or cell array, as rows.

a = unique(a);
n = numel(a);
if iscell(a)
    p = {{}};
else
    p = {[]};
end
for k = 1:n
    m = numel(p);
    for j = 1:m
        p{end + 1} = [p{j}, reshape(a(k), 1, 1)];
    end
end
end
