function x = readmatrix(file, varargin)
% READMATRIX  Numbers from a text file; fields that are no numbers are NaN. 'OutputType' 'string', 'char', 'single' and
%   other classes; options as those of readtable that say how the file is written.

if ~isempty(varargin) && isa(varargin{1}, 'matlab.io.text.DelimitedTextImportOptions')
    T = readtable(file, varargin{:});
    x = T{:, :};
    return
end
asked = lower(cellstr(string(varargin(1:2:end))));
simple = all(ismember(asked, {'delimiter', 'numheaderlines'}));
for k = find(strcmp(asked, 'delimiter'))
    d = string(varargin{2 * k});
    simple = simple && isscalar(d) && (strlength(d) == 1 || any(strcmpi(d, {'tab', 'comma', 'space', 'semi', 'bar', '\t'})));
end
if simple
    x = mc_read_numbers(file, varargin{:});
    return
end
[c, o] = mc_read_fields('readmatrix', file, varargin);
type = char(o.OutputType);
if any(strcmp(type, {'string', 'char'}))
    c = without_head(c, o);
    x = string(c);
    x(cellfun(@isempty, c)) = missing;
    if strcmp(type, 'char'), x = c; end
    return
elseif any(strcmp(type, {'datetime', 'duration', 'categorical'}))
    x = feval(type, without_head(c, o));
    return
end
if ~isempty(o.ThousandsSeparator), c = strrep(c, o.ThousandsSeparator, ''); end
if ~strcmp(o.DecimalSeparator, '.'), c = strrep(c, o.DecimalSeparator, '.'); end
if o.TrimNonNumeric, c = regexprep(c, '^[^\d+\-.]+|[^\d.]+$', ''); end
x = str2double(c);
if isempty(o.NumHeaderLines) && isempty(o.Range)
    % Lines of one field above lines that all have several are a head.
    single = all(cellfun(@isempty, c(:, 2:end)), 2);
    head = find(~single, 1) - 1;
    if size(c, 2) > 1 && ~isempty(head) && ~any(single(head + 1:end)), x = x(head + 1:end, :); end
    first = find(any(~isnan(x), 2), 1);
    if ~isempty(first), x = x(first:end, :); end
end
if strcmpi(char(o.MissingRule), 'omitrow')
    x(any(isnan(x), 2), :) = [];
elseif strcmpi(char(o.MissingRule), 'omitvar')
    x(:, any(isnan(x), 1)) = [];
end
x = cast(x, type);
end

function c = without_head(c, o)
% A line of names above lines with numbers is left out.
if isempty(o.NumHeaderLines) && isempty(o.Range)
    number = ~isnan(str2double(c));
    first = find(any(number, 2), 1);
    if ~isempty(first)
        c = c(first:end, :);
    end
end
end
