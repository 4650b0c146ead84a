function [b, groups] = grouptransform(a, group, method, varargin)
% GROUPTRANSFORM  Rows, or the variables of a table, changed group by group: 'zscore', 'norm', 'meancenter',
%   'rescale', 'meanfill', 'linearfill', or a function of the rows of a group. Of a table, variables may follow, and
%   'ReplaceValues' false, which adds variables.

if istabular(a)
    b = of_table(a, group, method, varargin);
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

function b = of_table(a, group, method, args)
replaced = true;
vars = [];
if mod(numel(args), 2) == 1
    vars = args{1};
    args(1) = [];
end
for k = 1:2:numel(args)
    if ~strcmpi(args{k}, 'ReplaceValues')
        error('MATLAB:grouptransform:ParseFlags', 'Invalid parameter name ''%s''.', char(args{k}));
    end
    replaced = args{k + 1};
end
[~, place, at] = mc_table_groups(a, group, {});
names = a.Properties.VariableNames;
if isempty(vars) && isnumeric(vars)
    names = names(setdiff(1:numel(names), at));
    names = names(cellfun(@(n) isnumeric(a.(n)) || islogical(a.(n)), names));
else
    names = names(mc_table_inputs(a, vars));
end
head = 'fun';
if ~isa(method, 'function_handle'), head = lower(char(method)); end
b = a;
for k = 1:numel(names)
    v = grouptransform(double(a.(names{k})), place, method);
    if replaced
        b.(names{k}) = v;
    else
        b.([head, '_', names{k}]) = v;
    end
end
end
