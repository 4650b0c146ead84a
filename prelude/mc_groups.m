function [place, groups, counts, left, heads] = mc_groups(group, options)
% MC_GROUPS  The number of the group of each row, for a grouping variable, a matrix or a cell of them; the values of
%   the groups (a cell where there are several variables) and how many rows each has. Missing values make a group of
%   their own unless IncludeMissingGroups is false; then their rows have number 0. Further options: edges of bins,
%   their number, their width in time, or a unit of time, one for all or a cell of one for each variable; heads is what
%   the names of binned variables begin with.

missing_too = true;
empty_too = false;
bins = {};
side = {};
k = 1;
while k <= numel(options)
    v = options{k};
    if ischar(v) || isstring(v) && isscalar(v)
        if strcmpi(v, 'IncludeMissingGroups')
            missing_too = options{k + 1};
            k = k + 1;
        elseif strcmpi(v, 'IncludeEmptyGroups')
            empty_too = options{k + 1};
            k = k + 1;
        elseif strcmpi(v, 'IncludedEdge')
            side = {'IncludedEdge', options{k + 1}};
            k = k + 1;
        else
            bins = {char(v)};
        end
    else
        bins = v;
    end
    k = k + 1;
end
if iscell(group) && ~iscellstr(group)
    variables = group;
elseif ismatrix(group) && size(group, 2) > 1 && size(group, 1) > 1
    variables = cell(1, size(group, 2));
    for k = 1:numel(variables)
        variables{k} = group(:, k);
    end
else
    variables = {group};
end
n = numel(variables{1});
keys = zeros(n, numel(variables));
heads = cell(1, numel(variables));
values = cell(1, numel(variables));
for k = 1:numel(variables)
    x = reshape(variables{k}, [], 1);
    if ~isempty(bins)
        edges = bins;
        if iscell(bins)
            edges = bins{min(k, end)};
        end
        if ischar(edges) || isstring(edges) && isscalar(edges)
            [x, heads{k}] = in_units(x, char(edges));
        else
            x = discretize(x, edges, 'categorical', side{:});
            heads{k} = 'disc';
        end
    end
    gone = ismissing(x);
    if isa(x, 'categorical')
        names = reshape(categories(x), [], 1);
        [~, place] = ismember(cellstr(x), names);
        if ~empty_too
            [used, ~, place(~gone)] = unique(place(~gone));
            names = names(used);
        end
        list = categorical(names, names);
    else
        [list, ~, at] = unique(x(~gone));
        place = zeros(n, 1);
        place(~gone) = at;
    end
    if any(gone)
        last = x(find(gone, 1));
        place(gone) = numel(list) + 1;
        if missing_too
            list = [reshape(list, [], 1); last];
        else
            place(gone) = 0;
        end
    end
    keys(:, k) = place;
    values{k} = reshape(list, [], 1);
end
left = all(keys > 0, 2);
place = zeros(n, 1);
if empty_too
    % all groups that the values could make, the first variable the slowest
    extents = cellfun(@numel, values);
    steps = fliplr(cumprod([1, fliplr(extents(2:end))]));
    rows = mod(floor((0:prod(extents) - 1)' ./ steps), extents) + 1;
    place(left) = (keys(left, :) - 1) * steps' + 1;
else
    [rows, ~, at] = unique(keys(left, :), 'rows');
    place(left) = at;
end
m = size(rows, 1);
counts = accumarray(reshape(place(left), [], 1), 1, [m, 1]);
for k = 1:numel(variables)
    list = values{k};
    values{k} = reshape(list(rows(:, k)), [], 1);
end
groups = values;
if isscalar(values)
    groups = values{1};
end
end

function [x, head] = in_units(x, unit)
% Times by a unit of time or a part of the calendar, as a categorical with the groups in order.
head = '';
if strcmpi(unit, 'none')
    return
end
head = lower(unit);
if ~isdatetime(x)
    error('MATLAB:groupsummary:ParseFlags', 'Invalid parameter name ''%s''.', unit);
end
form = '';
order = [];
switch head
    case 'year', order = dateshift(x, 'start', 'year'); form = 'uuuu';
    case 'quarter', order = dateshift(x, 'start', 'quarter'); form = 'QQQ uuuu';
    case 'month', order = dateshift(x, 'start', 'month'); form = 'MMM-uuuu';
    case 'day', order = dateshift(x, 'start', 'day'); form = 'dd-MMM-uuuu';
    case {'week', 'hour', 'minute', 'second'}
        order = dateshift(x, 'start', head);
        form = 'range';
    case 'quarterofyear', number = quarter(x);
    case 'monthofyear', number = month(x);
    case 'weekofyear', number = week(x);
    case 'weekofmonth', number = week(x, 'weekofmonth');
    case 'dayofyear', number = day(x, 'dayofyear');
    case 'dayofmonth', number = day(x);
    case 'dayofweek', number = day(x, 'dayofweek');
    case 'hourofday', number = hour(x);
    case 'minuteofhour', number = minute(x);
    case 'secondofminute', number = floor(second(x));
    case 'monthname'
        x = categorical(month(x, 'name'), month(datetime(2000, 1:12, 1), 'name'));
        return
    case 'dayname'
        x = categorical(day(x, 'name'), day(datetime(2000, 1, 2:8), 'name'));
        return
    otherwise
        error('MATLAB:groupsummary:ParseFlags', 'Invalid parameter name ''%s''.', unit);
end
if isempty(form)
    x = categorical(number);
    return
end
first = unique(order(~isnat(order)));
if strcmp(form, 'range')
    step = struct('week', caldays(7), 'hour', hours(1), 'minute', minutes(1), 'second', seconds(1));
    shape = 'dd-MMM-uuuu HH:mm:ss';
    if strcmp(head, 'week'), shape = 'dd-MMM-uuuu'; end
    names = strcat('[', cellstr(string(first, shape)), ', ', cellstr(string(first + step.(head), shape)), ')');
else
    names = cellstr(string(first, form));
end
[~, at] = ismember(order, first);
at(isnat(order)) = NaN;
x = categorical(at, 1:numel(first), names);
end
