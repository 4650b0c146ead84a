function T = readtable(file, varargin)
% READTABLE  A table from a text file with a column for each variable; its first line names them, unless
%   'ReadVariableNames' is false. 'Delimiter', 'NumHeaderLines', 'Range', 'CommentStyle', 'TextType', 'ReadRowNames',
%   'VariableNamingRule', 'VariableNamesLine', 'TreatAsMissing', 'MissingRule', 'ExpectedNumVariables' and others.

at = find(strcmpi(varargin(1:2:end), 'Format'), 1);
if ~isempty(at)
    error('tame:unsupported', 'readtable with ''Format'' is not supported yet.');
end
[C, o] = mc_read_fields('readtable', file, varargin);
n = size(C, 2);
names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
named = o.ReadVariableNames;
if ~isempty(o.VariableNamesLine)
    named = o.VariableNamesLine > 0;
    C(1:o.VariableNamesLine - 1, :) = [];
end
if isempty(named)
    first = C(1:min(1, size(C, 1)), :);
    named = ~isempty(first) && all(~cellfun(@isempty, first)) && all(isnan(str2double(first))) && iscell(mc_read_times(first(1), o));
end
if named && ~isempty(C)
    given = ~cellfun(@isempty, C(1, :));
    names(given) = C(1, given);
    if ~strcmpi(char(o.VariableNamingRule), 'preserve') && ~o.PreserveVariableNames
        names = matlab.lang.makeValidName(names);
    end
    names = matlab.lang.makeUniqueStrings(names);
    C(1, :) = [];
end
if strcmpi(char(o.MissingRule), 'omitrow')
    C(any(cellfun(@isempty, C), 2), :) = [];
elseif strcmpi(char(o.MissingRule), 'omitvar')
    keep = ~any(cellfun(@isempty, C), 1);
    C = C(:, keep);
    names = names(keep);
    n = numel(names);
elseif strcmpi(char(o.MissingRule), 'error') && any(any(cellfun(@isempty, C)))
    error('MATLAB:readtable:MissingData', 'Missing data in the file.');
end
v = cell(1, n);
for k = 1:n
    c = C(:, k);
    plain = c;
    if ~isempty(o.ThousandsSeparator), plain = strrep(plain, o.ThousandsSeparator, ''); end
    if ~strcmp(o.DecimalSeparator, '.'), plain = strrep(plain, o.DecimalSeparator, '.'); end
    if o.TrimNonNumeric, plain = regexprep(plain, '^[^\d+\-.]+|[^\d.]+$', ''); end
    x = str2double(plain);
    gone = cellfun(@isempty, c);
    number = ~isnan(x) | strcmpi(strtrim(c), 'nan');
    if all(number | gone) && (~all(gone) || isempty(c))
        v{k} = reshape(x, [], 1);
        continue
    end
    v{k} = mc_read_times(c, o);
    if iscell(v{k}) && strcmpi(char(o.TextType), 'string')
        v{k} = string(c);
        v{k}(gone) = missing;
    end
end
rowNames = o.ReadRowNames && n > 0;
if rowNames
    r = v{1};
    v(1) = [];
    first = names{1};
    names(1) = [];
end
T = table(v{:}, 'VariableNames', names);
if rowNames
    T.Properties.RowNames = cellstr(string(r));
    if named
        T.Properties.DimensionNames{1} = first;
    end
end
end
