function [b, groups] = grouptransform(a, group, method, vars)
% GROUPTRANSFORM  Rows, or the variables of a table, changed group by group: 'zscore', 'norm', 'meancenter',
%   'rescale', 'meanfill', 'linearfill', or a function of the rows of a group.

if istable(a)
    keys = cellstr(group);
    columns = cellfun(@(n) a.(n), keys, 'UniformOutput', false);
    if nargin < 4
        names = setdiff(a.Properties.VariableNames, keys, 'stable');
        vars = names(cellfun(@(n) isnumeric(a.(n)) || islogical(a.(n)), names));
    end
    vars = cellstr(vars);
    b = a;
    for k = 1:numel(vars)
        b.(vars{k}) = grouptransform(double(a.(vars{k})), findgroups(columns{:}), method);
    end
    return
end
if ischar(method) || isstring(method)
    switch lower(char(method))
        case 'zscore', f = @(x) normalize(x, 1);
        case 'norm', f = @(x) normalize(x, 1, 'norm');
        case 'meancenter', f = @(x) x - mean(x, 1, 'omitnan');
        case 'rescale', f = @(x) normalize(x, 1, 'range');
        case 'meanfill', f = @mean_filled;
        case 'linearfill', f = @(x) fillmissing(x, 'linear', 1);
        otherwise
            error('MATLAB:grouptransform:InvalidMethodOption', 'Invalid method ''%s''.', char(method));
    end
else
    f = method;
end
turned = isrow(a) && numel(a) > 1;
if turned
    a = a.';
end
[place, groups] = mc_groups(group, {});
b = a;
for k = 1:max([0; place])
    v = f(a(place == k, :));
    if size(v, 1) == 1
        v = repmat(v, sum(place == k), 1);
    end
    b(place == k, :) = v;
end
if turned
    b = b.';
end
end

function x = mean_filled(x)
for c = 1:size(x, 2)
    gone = isnan(x(:, c));
    x(gone, c) = mean(x(~gone, c));
end
end
