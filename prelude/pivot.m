function P = pivot(T, varargin)
% PIVOT  Summarises a table: a row for each group of the variables 'Rows', a variable for each group of 'Columns', and in
%   them 'Method' of 'DataVariable' ('sum' of numbers, else 'count'). 'IncludeTotals', 'RowLabelPlacement'.

o = struct('Rows', {{}}, 'Columns', {{}}, 'DataVariable', '', 'Method', '', 'IncludeTotals', false, ...
    'RowLabelPlacement', 'variable', 'OutputFormat', 'flat', 'IncludeMissingGroups', true, 'IncludeEmptyGroups', false);
names = fieldnames(o);
for k = 1:2:numel(varargin) - 1
    at = find(strcmpi(varargin{k}, names));
    if isempty(at)
        error('MATLAB:pivot:ParseFlags', 'Unrecognized parameter name ''%s''.', char(varargin{k}));
    end
    o.(names{at}) = varargin{k + 1};
end
if strcmpi(char(o.OutputFormat), 'nested')
    error('tame:unsupported', 'pivot with nested tables is not supported yet.');
end
rows = listed(T, o.Rows);
cols = listed(T, o.Columns);
n = height(T);
method = o.Method;
if isempty(o.DataVariable)
    data = ones(n, 1);
    if isempty(method), method = 'count'; end
else
    v = listed(T, o.DataVariable);
    data = T.(v{1});
    if isempty(method)
        method = 'count';
        if isnumeric(data) || islogical(data) || isa(data, 'duration'), method = 'sum'; end
    end
end
[rowOf, rowKeys, m] = grouped(T, rows);
[colOf, colKeys, w] = grouped(T, cols);
heads = cell(1, w);
for j = 1:w
    if isempty(cols)
        heads{j} = label(method, o.DataVariable);
    else
        parts = cellfun(@(c) char(string(c(j))), colKeys, 'UniformOutput', false);
        heads{j} = strjoin(parts, '_');
    end
end
values = zeros(m, w);
for i = 1:m
    for j = 1:w
        values(i, j) = statistic(method, data(rowOf == i & colOf == j));
    end
end
parts = cell(1, 0);
labels = cell(1, 0);
if strcmpi(char(o.RowLabelPlacement), 'variable')
    for k = 1:numel(rows)
        parts{end + 1} = rowKeys{k}; %#ok<AGROW>
        labels{end + 1} = rows{k}; %#ok<AGROW>
    end
end
for j = 1:w
    parts{end + 1} = values(:, j); %#ok<AGROW>
    labels{end + 1} = heads{j}; %#ok<AGROW>
end
if o.IncludeTotals && ~isempty(cols)
    total = zeros(m, 1);
    for i = 1:m
        total(i) = statistic(method, data(rowOf == i));
    end
    parts{end + 1} = total;
    labels{end + 1} = ['Overall_' char(string(method))];
end
P = table(parts{:}, 'VariableNames', labels);
if ~strcmpi(char(o.RowLabelPlacement), 'variable') && ~isempty(rows)
    P.Properties.RowNames = cellstr(string(rowKeys{1}));
end
end

function c = listed(T, v)
names = T.Properties.VariableNames;
if isnumeric(v)
    c = names(v);
elseif isempty(v)
    c = {};
else
    c = cellstr(v);
    for k = 1:numel(c)
        if ~any(strcmp(c{k}, names))
            error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', c{k});
        end
    end
end
end

function [place, keys, n] = grouped(T, names)
% The group of each row, and for each variable the values of the groups.
h = height(T);
keys = cell(1, numel(names));
if isempty(names)
    place = ones(h, 1);
    n = 1;
    return
end
codes = zeros(h, numel(names));
for k = 1:numel(names)
    [~, ~, codes(:, k)] = unique(T.(names{k}));
end
[~, first, place] = unique(codes, 'rows');
n = numel(first);
for k = 1:numel(names)
    v = T.(names{k});
    keys{k} = v(first);
end
end

function x = statistic(method, v)
if isa(method, 'function_handle')
    x = method(v);
    return
end
switch lower(char(method))
    case 'count', x = numel(v);
    case {'sum', 'nnz'}
        x = feval(char(method), v);
    case 'percentage', error('tame:unsupported', 'pivot with percentages is not supported yet.');
    case 'numunique', x = numel(unique(v));
    case 'nummissing', x = sum(ismissing(v));
    case {'mean', 'median', 'mode', 'std', 'var'}
        x = NaN;
        if ~isempty(v), x = feval(lower(char(method)), v); end
    case {'min', 'max', 'range'}
        x = NaN;
        if ~isempty(v), x = feval(lower(char(method)), v); end
    otherwise
        error('MATLAB:pivot:InvalidMethod', 'Invalid method ''%s''.', char(method));
end
end

function w = label(method, name)
if isa(method, 'function_handle')
    method = 'fun1';
end
w = char(method);
if ~isempty(name)
    w = [w '_' char(string(name))];
end
end
