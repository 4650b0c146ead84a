function out = grouptransform(T, group, method, vars)
% GROUPTRANSFORM  A table whose variables are transformed group by group: method 'zscore', 'norm', 'meancenter',
%   'rescale', 'meanfill', 'linearfill', or a function.

names = T.Properties.VariableNames;
keys = cellstr(group);
if nargin < 4
    vars = setdiff(names, keys, 'stable');
    vars = vars(cellfun(@(n) isnumeric(T.(n)) || islogical(T.(n)), vars));
else
    vars = cellstr(vars);
end
if isa(method, 'function_handle')
    f = method;
else
    switch lower(char(method))
        case 'zscore', f = @(x) (x - mean(x, 'omitnan')) ./ std(x, 'omitnan');
        case 'norm', f = @(x) x ./ norm(x);
        case 'meancenter', f = @(x) x - mean(x, 'omitnan');
        case 'rescale', f = @(x) rescale(x);
        case 'meanfill', f = @(x) fillmissing(x, 'constant', mean(x, 'omitnan'));
        case 'linearfill', f = @(x) fillmissing(x, 'linear');
        otherwise, error('MATLAB:grouptransform:UnrecognizedMethod', 'Unrecognized method ''%s''.', char(method));
    end
end
columns = cellfun(@(n) T.(n), keys, 'UniformOutput', false);
g = findgroups(columns{:});
out = T;
for k = 1:numel(vars)
    x = T.(vars{k});
    y = double(x);
    for i = 1:max(g)
        rows = g == i;
        part = f(x(rows, :));
        if size(part, 1) == 1, part = repmat(part, sum(rows), 1); end
        y(rows, :) = part;
    end
    out.(vars{k}) = y;
end
end
