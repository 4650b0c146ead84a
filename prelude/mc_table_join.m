function [out, ia, ib] = mc_table_join(kind, A, B, left, right, args)
% MC_TABLE_JOIN  What innerjoin, outerjoin and join ('inner', 'outer', 'join') make of two tables, whose names mark
%   variables of both. 'Keys', 'LeftKeys', 'RightKeys', 'LeftVariables', 'RightVariables', 'Type', 'MergeKeys',
%   'KeepOneCopy'.

if ~istabular(A) || ~istabular(B)
    error('MATLAB:table:join:InvalidInput', 'Input arguments must be tables.');
end
an = A.Properties.VariableNames;
bn = B.Properties.VariableNames;
if isempty(left), left = 'left'; end
if isempty(right), right = 'right'; end
if istimetable(A) || istimetable(B)
    [out, ia, ib] = by_times(kind, A, B, left, right, args);
    return
end
o = struct('Keys', [], 'LeftKeys', [], 'RightKeys', [], 'LeftVariables', NaN, 'RightVariables', NaN, 'Type', 'full', ...
    'MergeKeys', false, 'KeepOneCopy', {{}});
names = fieldnames(o);
for k = 1:2:numel(args) - 1
    at = find(strncmpi(args{k}, names, strlength(args{k})));
    if numel(at) ~= 1
        error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(args{k}));
    end
    o.(names{at}) = args{k + 1};
end
rows = {'RowNames', A.Properties.DimensionNames{1}};
if (ischar(o.Keys) || isstring(o.Keys)) && isscalar(string(o.Keys)) && any(strcmp(o.Keys, rows)) && ~any(strcmp(o.Keys, an)) && ~istimetable(A)
    [out, ia, ib] = by_rows(kind, A, B, left, right, args);
    return
end
if ~isempty(o.Keys)
    ak = an(table.varsOf(A, o.Keys, false));
    bk = ak;
    if isnumeric(o.Keys) || islogical(o.Keys), bk = bn(table.varsOf(B, o.Keys, false)); end
elseif ~isempty(o.LeftKeys) || ~isempty(o.RightKeys)
    if isempty(o.LeftKeys) || isempty(o.RightKeys)
        error('MATLAB:table:join:BothKeysNeeded', 'Specify both ''LeftKeys'' and ''RightKeys''.');
    end
    ak = an(table.varsOf(A, o.LeftKeys, false));
    bk = bn(table.varsOf(B, o.RightKeys, false));
    if numel(ak) ~= numel(bk)
        error('MATLAB:table:join:LeftRightKeysMustMatch', 'The ''LeftKeys'' and ''RightKeys'' must have the same number of variables.');
    end
else
    ak = intersect(an, bn, 'stable');
    bk = ak;
end
if isempty(ak)
    error('MATLAB:table:join:CantInferKey', 'Unable to infer key variables.');
end
na = height(A);
nb = height(B);
g = zeros(na + nb, numel(ak));
for k = 1:numel(ak)
    [~, ~, g(:, k)] = unique([key_of(A.(ak{k})); key_of(B.(bk{k}))]);
end
[~, ~, g] = unique(g, 'rows');
ga = g(1:na);
gb = g(na + 1:end);
if strcmp(kind, 'join')
    [found, ib] = ismember(ga, gb);
    if numel(unique(gb)) < nb
        error('MATLAB:table:join:DuplicateRightKeyVarValues', 'The key variable for the right table must have unique values.');
    elseif ~all(found)
        error('MATLAB:table:join:LeftKeyValueNotFound', 'The key variable for the right table must contain all values in the key variable for the left table.');
    end
    ia = (1:na)';
else
    ia = zeros(0, 1);
    ib = zeros(0, 1);
    type = lower(char(o.Type));
    for k = 1:max([g; 0])
        a = find(ga == k);
        b = find(gb == k);
        if isempty(b)
            if strcmp(kind, 'inner') || strcmp(type, 'right'), continue, end
            b = 0;
        elseif isempty(a)
            if strcmp(kind, 'inner') || strcmp(type, 'left'), continue, end
            a = 0;
        end
        [y, x] = ndgrid(b, a);
        ia = [ia; x(:)]; %#ok<AGROW>
        ib = [ib; y(:)]; %#ok<AGROW>
    end
end
outer = strcmp(kind, 'outer');
merged = outer && o.MergeKeys;
av = an;
bv = bn;
if ~outer || merged
    bv = setdiff(bn, bk, 'stable');
end
if ~isequaln(o.LeftVariables, NaN), av = named(A, an, o.LeftVariables); end
if ~isequaln(o.RightVariables, NaN), bv = named(B, bn, o.RightVariables); end
if ~isempty(o.KeepOneCopy)
    bv = setdiff(bv, intersect(cellstr(o.KeepOneCopy), av), 'stable');
end
values = {};
labels = {};
for k = 1:numel(av)
    name = av{k};
    v = rows_of(A.(name), ia);
    at = find(strcmp(name, ak));
    if merged && ~isempty(at)
        w = rows_of(B.(bk{at}), ib);
        v(ia == 0, :) = w(ia == 0, :);
        if ~strcmp(bk{at}, name), name = [name, '_', bk{at}]; end %#ok<AGROW>
    elseif any(strcmp(name, bv))
        name = [name, '_', left]; %#ok<AGROW>
    end
    values{end + 1} = v; %#ok<AGROW>
    labels{end + 1} = name; %#ok<AGROW>
end
for k = 1:numel(bv)
    name = bv{k};
    values{end + 1} = rows_of(B.(name), ib); %#ok<AGROW>
    if any(strcmp(name, av)), name = [name, '_', right]; end %#ok<AGROW>
    labels{end + 1} = name; %#ok<AGROW>
end
out = table(values{:}, 'VariableNames', labels);
if strcmp(kind, 'join') && ~isempty(A.Properties.RowNames)
    out.Properties.RowNames = A.Properties.RowNames;
end
end

function [out, ia, ib] = by_rows(kind, A, B, left, right, args)
% The names of the rows are the key: a variable while the tables are joined.
key = 'mc_row_names';
at = find(cellfun(@(a) ischar(a) && strcmpi(a, 'Keys') || isstring(a) && strcmpi(a, 'Keys'), args), 1);
args{at + 1} = key;
A = addvars(A, A.Properties.RowNames, 'NewVariableNames', key);
B = addvars(B, B.Properties.RowNames, 'NewVariableNames', key);
A.Properties.RowNames = {};
B.Properties.RowNames = {};
if strcmp(kind, 'outer'), args = [args, {'MergeKeys', true}]; end
[out, ia, ib] = mc_table_join(kind, A, B, left, right, args);
names = out.(key);
out.(key) = [];
out.Properties.RowNames = names;
end

function [out, ia, ib] = by_times(kind, A, B, left, right, args)
% The times of the rows are a variable while the tables are joined, and the key of two timetables if no other is given.
named_key = @(word) any(cellfun(@(a) (ischar(a) || isstring(a)) && strncmpi(a, word, max(strlength(a), 2)), args(1:2:end)));
keyed = named_key('Keys') || named_key('LeftKeys') || named_key('RightKeys');
if ~istimetable(A)
    [out, ia, ib] = mc_table_join(kind, A, timetable2table(B, 'ConvertRowTimes', false), left, right, args);
    return
end
heads = A.Properties.DimensionNames;
both = istimetable(B);
if both
    B.Properties.DimensionNames{1} = heads{1};
    B = timetable2table(B, 'ConvertRowTimes', ~keyed || any(cellfun(@(a) any(strcmp(a, heads{1})), args(2:2:end))));
    if ~keyed
        args = [args, {'Keys', heads{1}}];
        if strcmp(kind, 'outer') && ~named_key('MergeKeys'), args = [args, {'MergeKeys', true}]; end
    end
end
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strncmpi(a, 'LeftVariables', max(strlength(a), 5)), args(1:2:end)), 1);
if ~isempty(at)
    args{2 * at} = [heads(1), named(A, A.Properties.VariableNames, args{2 * at})];
end
[out, ia, ib] = mc_table_join(kind, timetable2table(A), B, left, right, args);
out = table2timetable(out, 'RowTimes', heads{1});
out.Properties.DimensionNames = heads;
end

function c = named(T, names, wanted)
c = cell(1, 0);
if ~isempty(wanted)
    c = names(table.varsOf(T, wanted, false));
end
end

function v = key_of(v)
if size(v, 2) > 1 && ~ischar(v)
    [~, ~, v] = unique(v, 'rows');
elseif ischar(v)
    v = cellstr(v);
end
end

function w = rows_of(v, at)
% Rows of v, and missing values where there is none.
if all(at > 0)
    w = v(at, :);
    return
elseif iscell(v)
    gap = {''};
elseif isstring(v)
    gap = string(missing);
elseif isfloat(v)
    gap = NaN('like', v);
elseif islogical(v)
    gap = false;
elseif isnumeric(v)
    gap = zeros(1, 'like', v);
else
    gap = v(1, :);
    gap(1) = missing;
end
gap = repmat(gap(1), 1, size(v, 2));
all_rows = [v; gap];
at(at == 0) = size(v, 1) + 1;
w = all_rows(at, :);
end
