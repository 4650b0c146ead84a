function T = readtable(file, varargin)
% READTABLE  A table from a text file with a column for each variable; its first line names them, unless
%   'ReadVariableNames' is false. 'Delimiter', 'NumHeaderLines', 'Range', 'CommentStyle', 'TextType', 'ReadRowNames',
%   'VariableNamingRule', 'VariableNamesLine', 'TreatAsMissing', 'MissingRule', 'ExpectedNumVariables', 'Format' and
%   others, or options that detectImportOptions made.

if ~isempty(varargin) && isa(varargin{1}, 'matlab.io.text.DelimitedTextImportOptions')
    T = with_options(file, varargin{1}, varargin(2:end));
    return
end
at = find(cellfun(@(a) isequal(strcmpi(a, 'Format'), true), varargin(1:2:end)), 1);
form = '';
if ~isempty(at)
    form = char(varargin{2 * at});
    varargin(2 * at - 1:2 * at) = [];
    if strcmpi(form, 'auto'), form = ''; end
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
    texts = ~cellfun(@isempty, first);
    named = any(texts) && all(isnan(str2double(first(texts)))) && iscell(mc_read_times(first(find(texts, 1)), o));
    if named && ~all(texts)
        % Some columns have no name: it is a line of names where numbers stand below names.
        named = size(C, 1) > 1 && any(~isnan(str2double(C(2, texts))));
    end
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
if ~isempty(form)
    [v, names] = by_format(C, form, names);
    n = 0;
end
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
rowNames = o.ReadRowNames && ~isempty(v);
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

function [v, names] = by_format(C, form, names)
% The columns as the conversions of a format want them: %f, %d, %u, %s, %q, %C, %D, %{...}D, %T; with * left out.
parts = regexp(form, '%(\*?)(\{[^}]*\})?\d*(?:\.\d+)?([dufnsqCDT])(8|16|32|64)?(\{[^}]*\})?', 'tokens');
if numel(parts) > size(C, 2)
    C(:, end + 1:numel(parts)) = {''};
end
v = {};
kept = false(1, numel(parts));
for k = 1:numel(parts)
    p = parts{k};
    if ~isempty(p{1}), continue, end
    kept(k) = true;
    details = struct();
    switch p{3}
        case 'd', type = 'int32'; if ~isempty(p{4}), type = ['int', p{4}]; end
        case 'u', type = 'uint32'; if ~isempty(p{4}), type = ['uint', p{4}]; end
        case {'f', 'n'}, type = 'double'; if strcmp(p{4}, '32'), type = 'single'; end
        case {'s', 'q'}, type = 'char';
        case 'C', type = 'categorical';
        case 'T', type = 'duration';
        otherwise
            type = 'datetime';
            if ~isempty(p{2}) || ~isempty(p{5})
                details.InputFormat = regexprep([p{2}, p{5}], '[{}]', '');
            end
    end
    v{end + 1} = mc_import_column(C(:, k), type, details, 'fill'); %#ok<AGROW>
end
for k = numel(names) + 1:numel(parts), names{k} = sprintf('Var%d', k); end
names = names(1:numel(parts));
names = names(kept);
end

function T = with_options(file, o, args)
% The variables that options name, of the lines that they name.
lines = {'Delimiter', o.Delimiter, 'ConsecutiveDelimitersRule', o.ConsecutiveDelimitersRule, ...
    'LeadingDelimitersRule', o.LeadingDelimitersRule, 'EmptyLineRule', o.EmptyLineRule, 'NumHeaderLines', 0};
if ~isempty(o.CommentStyle), lines = [lines, {'CommentStyle', o.CommentStyle}]; end
C = mc_read_fields('readtable', file, [lines, args]);
names = o.VariableNames;
if size(C, 2) < numel(names), C(:, end + 1:numel(names)) = {''}; end
rows = zeros(1, 0);
for k = 1:size(o.DataLines, 1)
    rows = [rows, o.DataLines(k, 1):min(o.DataLines(k, 2), size(C, 1))]; %#ok<AGROW>
end
C = C(rows, :);
if ~strcmpi(o.VariableNamingRule, 'preserve'), names = matlab.lang.makeValidName(names); end
if strcmpi(o.MissingRule, 'omitrow')
    C(any(cellfun(@isempty, C(:, o.Chosen)), 2), :) = [];
elseif strcmpi(o.MissingRule, 'error') && any(any(cellfun(@isempty, C(:, o.Chosen))))
    error('MATLAB:readtable:MissingData', 'Missing data in the file.');
end
v = cell(1, numel(o.Chosen));
for k = 1:numel(o.Chosen)
    at = o.Chosen(k);
    v{k} = mc_import_column(C(:, at), o.VariableTypes{at}, o.Of{at}, o.ImportErrorRule);
end
T = table(v{:}, 'VariableNames', names(o.Chosen));
if o.RowNamesColumn > 0
    T.Properties.RowNames = C(:, o.RowNamesColumn);
end
end
