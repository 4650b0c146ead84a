function [b, groups, counts] = groupsummary(a, group, method)
% GROUPSUMMARY  A statistic of each group of the rows of a.

[groups, ~, place] = unique(group(:));
n = numel(groups);
counts = accumarray(place, 1, [n, 1]);
if ischar(method) || isstring(method)
    name = char(method);
    switch name
        case 'sum', f = @(x) sum(x, 1, 'omitnan');
        case 'mean', f = @(x) mean(x, 1, 'omitnan');
        case 'median', f = @(x) median(x, 1, 'omitnan');
        case 'mode', f = @(x) mode(x, 1);
        case 'var', f = @(x) var(x, 0, 1, 'omitnan');
        case 'std', f = @(x) std(x, 0, 1, 'omitnan');
        case 'min', f = @(x) min(x, [], 1);
        case 'max', f = @(x) max(x, [], 1);
        case 'range', f = @(x) max(x, [], 1) - min(x, [], 1);
        case 'nummissing', f = @(x) sum(isnan(x), 1);
        case 'nnz', f = @(x) sum(x ~= 0, 1);
        case 'numunique', f = @(x) numel(unique(x));
        otherwise
            error('MATLAB:groupsummary:InvalidMethod', 'Invalid method ''%s''.', name);
    end
else
    f = method;
end
if isrow(a) && numel(group) == numel(a)
    a = a(:);
end
b = zeros(n, size(a, 2));
for k = 1:n
    b(k, :) = f(a(place == k, :));
end
end
