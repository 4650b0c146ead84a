function [b, groups, counts] = groupsummary(a, group, method)
% GROUPSUMMARY  A statistic of each group of the rows of a.

[groups, ~, place] = unique(group(:));
n = numel(groups);
counts = accumarray(place, 1, [n, 1]);
f = mc_group_statistic(method);
if isrow(a) && numel(group) == numel(a)
    a = a(:);
end
b = zeros(n, size(a, 2));
for k = 1:n
    b(k, :) = f(a(place == k, :));
end
end
