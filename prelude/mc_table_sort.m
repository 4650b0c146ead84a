function order = mc_table_sort(T, args)
% MC_TABLE_SORT  The order that sortrows(T, args{:}) gives the rows of a table or timetable: by all variables or, of a
%   timetable, by its times, if nothing is named. Names may be those of variables, 'RowNames' or that of the rows;
%   directions, 'MissingPlacement' and 'ComparisonMethod' may follow.

ways = {'ascend', 'descend'};
names = T.Properties.VariableNames;
vars = cellfun(@(n) T.(n), names, 'UniformOutput', false);
rows = {'RowNames', T.Properties.DimensionNames{1}};
if istimetable(T)
    labels = T.(rows{2});
else
    labels = T.Properties.RowNames;
end
by = [];
if ~isempty(args) && ~(is_text(args{1}) && all(ismember(lower(cellstr(args{1})), ways)) && ~any(ismember(cellstr(args{1}), names))) ...
        && ~is_option(args{1}, names)
    by = args{1};
    args(1) = [];
end
way = {};
if ~isempty(args) && is_text(args{1}) && all(ismember(lower(cellstr(args{1})), ways))
    way = lower(cellstr(args{1}));
    args(1) = [];
end
place = 'auto';
method = 'auto';
if mod(numel(args), 2) == 1
    error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(string(args{1})));
end
for k = 1:2:numel(args)
    if strcmpi(args{k}, 'MissingPlacement')
        place = validatestring(args{k + 1}, {'auto', 'first', 'last'});
    elseif strcmpi(args{k}, 'ComparisonMethod')
        method = validatestring(args{k + 1}, {'auto', 'abs', 'real'});
    else
        error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(args{k}));
    end
end
if isempty(by) && istimetable(T)
    keys = {labels};
elseif isempty(by)
    keys = vars;
elseif isnumeric(by)
    keys = vars(table.varsOf(T, abs(by), false));
    if isempty(way)
        way = ways(1 + (reshape(by, 1, []) < 0));
    end
elseif is_text(by)
    wanted = reshape(cellstr(by), 1, []);
    keys = cell(1, numel(wanted));
    for k = 1:numel(wanted)
        if ~any(strcmp(wanted{k}, rows)) || any(strcmp(wanted{k}, names))
            keys(k) = vars(table.varsOf(T, wanted{k}, false));
        elseif isempty(labels)
            keys{k} = zeros(height(T), 1);
        else
            keys{k} = labels;
        end
    end
else
    keys = vars(table.varsOf(T, by, false));
end
if isempty(way)
    way = ways(1);
elseif numel(way) > 1 && numel(way) ~= numel(keys)
    error('MATLAB:table:sortrows:WrongLengthMode', 'The number of directions must match the number of sort variables.');
end
order = (1:height(T))';
for k = numel(keys):-1:1
    g = rank_of(keys{k}, method);
    [~, i] = sort(g(order), way{min(k, end)}, 'MissingPlacement', place);
    order = order(i);
end
end

function r = is_text(x)
r = ischar(x) || isstring(x) || iscellstr(x);
end

function r = is_option(x, names)
r = (ischar(x) || isstring(x) && isscalar(x)) && any(strcmpi(x, {'MissingPlacement', 'ComparisonMethod'})) && ~any(strcmp(x, names));
end

function g = rank_of(v, method)
% A number for each row, in the order of the rows; NaN for rows with something missing.
if ischar(v)
    v = cellstr(v);
end
known = ~any(ismissing(v), 2);
g = NaN(size(v, 1), 1);
v = v(known, :);
if isnumeric(v) && (strcmp(method, 'abs') || ~isreal(v) && strcmp(method, 'auto'))
    v = [abs(v), angle(double(v))];
elseif isnumeric(v) && ~isreal(v)
    v = [real(v), imag(v)];
end
if size(v, 2) > 1 && (iscell(v) || isstring(v))
    each = zeros(size(v));
    for k = 1:size(v, 2)
        [~, ~, each(:, k)] = unique(v(:, k));
    end
    v = each;
end
if size(v, 2) > 1
    [~, ~, place] = unique(v, 'rows');
else
    [~, ~, place] = unique(v);
end
g(known) = place;
end
