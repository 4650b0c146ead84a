function [c, o] = mc_read_fields(name, file, args)
% MC_READ_FIELDS  The fields of a text file with delimiters as a cell of texts, and the options of readtable, readcell,
%   readmatrix and readvars as a struct, with the delimiter that was found. What lies outside the range that is asked for is left out.

o = struct('Delimiter', [], 'NumHeaderLines', [], 'Range', '', 'CommentStyle', '', 'EmptyLineRule', 'skip', ...
    'ConsecutiveDelimitersRule', 'split', 'LeadingDelimitersRule', 'keep', 'LineEnding', '', 'Whitespace', '', ...
    'TreatAsMissing', '', 'ThousandsSeparator', '', 'DecimalSeparator', '.', 'ExpectedNumVariables', [], ...
    'Encoding', '', 'FileType', '', 'DatetimeType', 'datetime', 'DurationType', 'duration', 'TextType', 'char', ...
    'MissingRule', 'fill', 'ReadVariableNames', [], 'VariableNamesLine', [], 'VariableNamingRule', 'modify', ...
    'PreserveVariableNames', false, 'ReadRowNames', false, 'OutputType', 'double', 'HeaderLines', [], ...
    'TrimNonNumeric', false, 'DateLocale', '');
names = fieldnames(o);
if mod(numel(args), 2) ~= 0
    error(['MATLAB:' name ':ArgNameValueMismatch'], 'Arguments must occur in name-value pairs.');
end
for k = 1:2:numel(args)
    at = find(strcmpi(args{k}, names));
    if strcmpi(args{k}, 'TreatAsEmpty')
        % the name that it had before
        at = find(strcmp('TreatAsMissing', names));
    end
    if isempty(at)
        error(['MATLAB:' name ':UnknownParameter'], 'Unrecognized parameter name ''%s''.', char(args{k}));
    end
    o.(names{at}) = args{k + 1};
end
if isempty(o.NumHeaderLines)
    o.NumHeaderLines = o.HeaderLines;
end
[~, ~, ending] = fileparts(char(file));
if any(strcmpi(ending, {'.xls', '.xlsx', '.xlsm', '.xlsb', '.xltx', '.xltm', '.ods'})) || strcmpi(o.FileType, 'spreadsheet')
    error('tame:unsupported', '%s of spreadsheets is not supported yet.', name);
end
if exist(char(file), 'file') ~= 2
    error('MATLAB:textio:textio:FileNotFound', 'Unable to find or open ''%s''. Check the path and filename or file permissions.', char(file));
end
[~, ~, kind] = fileparts(char(file));
known = {'.txt', '.dat', '.csv', '.log', '.text', '.dlm', '.tsv', ''};
if isempty(o.FileType) && ~any(strcmpi(kind, known))
    error(['MATLAB:' name ':UnrecognizedFileExtension'], ['''%s'' is not a recognized file extension. ', ...
        'Unable to detect file type. To read the file as a specific file type, specify ''FileType''.'], kind);
end
text = fileread(char(file));
if ~isempty(text) && text(1) == char(65279)
    % the mark of the byte order
    text(1) = [];
end
if isempty(o.LineEnding)
    lines = regexp(text, '\r?\n|\r', 'split');
else
    lines = strsplit(text, cellstr(o.LineEnding), 'CollapseDelimiters', false);
end
if isempty(lines{end})
    lines(end) = [];
end
if ~isempty(o.NumHeaderLines)
    lines = lines(min(o.NumHeaderLines, numel(lines)) + 1:end);
end
if ~isempty(o.CommentStyle)
    marks = cellstr(o.CommentStyle);
    for k = 1:numel(lines)
        at = strfind(lines{k}, marks{1});
        if ~isempty(at)
            lines{k} = deblank(lines{k}(1:at(1) - 1));
            if isempty(lines{k}), lines{k} = char(0); end
        end
    end
    lines(strcmp(lines, char(0))) = [];
end
bare = cellfun(@(l) isempty(strtrim(l)), lines);
switch lower(char(o.EmptyLineRule))
    case 'skip', lines(bare) = [];
    case 'error'
        if any(bare)
            error(['MATLAB:' name ':EmptyLine'], 'Empty lines are not allowed in the file.');
        end
end
if isnumeric(o.Delimiter)
    d = {guess(lines)};
    guessed = d{1};
elseif isempty(o.Delimiter)
    % a line is one field
    d = {};
else
    d = cellstr(o.Delimiter);
    for k = 1:numel(d)
        switch lower(d{k})
            case 'tab', d{k} = sprintf('\t');
            case 'space', d{k} = ' ';
            case 'comma', d{k} = ',';
            case 'semi', d{k} = ';';
            case 'bar', d{k} = '|';
            otherwise, d{k} = sprintf(d{k});
        end
    end
end
joined = strcmpi(char(o.ConsecutiveDelimitersRule), 'join') || isnumeric(o.Delimiter) && isequal(d, {' '});
lead = strcmpi(char(o.LeadingDelimitersRule), 'ignore') || isnumeric(o.Delimiter) && isequal(d, {' '});
if isnumeric(o.Delimiter), o.Delimiter = guessed; end
parts = cell(numel(lines), 1);
width = 0;
for i = 1:numel(lines)
    parts{i} = fields(lines{i}, d, joined, lead);
    width = max(width, numel(parts{i}));
end
if ~isempty(o.ExpectedNumVariables)
    width = o.ExpectedNumVariables;
end
c = repmat({''}, numel(lines), width);
for i = 1:numel(lines)
    n = min(width, numel(parts{i}));
    c(i, 1:n) = parts{i}(1:n);
end
if ~isempty(o.TreatAsMissing)
    c(ismember(c, cellstr(o.TreatAsMissing))) = {''};
end
if ~isempty(o.Range)
    [rows, cols] = range(o.Range, size(c));
    c = c(rows, cols);
end
end

function d = guess(lines)
d = ',';
all = [lines{:}];
if ~any(all == ',')
    for other = {sprintf('\t'), ';', '|', ' '}
        if any(all == other{1})
            d = other{1};
            return
        end
    end
end
end

function parts = fields(line, delimiters, joined, lead)
% Blanks around a field are no part of it, but within quotes.
if numel(delimiters) == 1 && numel(delimiters{1}) == 1 && ~any(line == '"') && ~joined && ~lead
    parts = strtrim(strsplit(line, delimiters{1}, 'CollapseDelimiters', false));
    return
end
parts = {};
t = '';
quoted = false;
kept = false;
k = 1;
after = lead;
while k <= numel(line)
    ch = line(k);
    n = 0;
    if ~quoted
        for j = 1:numel(delimiters)
            m = numel(delimiters{j});
            if m > n && k + m - 1 <= numel(line) && strcmp(line(k:k + m - 1), delimiters{j})
                n = m;
            end
        end
    end
    if ch == '"'
        if quoted && k < numel(line) && line(k + 1) == '"'
            t(end + 1) = '"'; %#ok<AGROW>
            k = k + 1;
        else
            quoted = ~quoted;
            if quoted && ~kept, t = ''; end
            kept = true;
        end
        after = false;
    elseif n > 0
        if ~after
            if ~kept, t = strtrim(t); end
            parts{end + 1} = t; %#ok<AGROW>
        end
        t = '';
        kept = false;
        after = joined;
        k = k + n - 1;
    elseif ~(kept && ~quoted && isspace(ch))
        t(end + 1) = ch; %#ok<AGROW>
        after = after && isspace(ch);
    end
    k = k + 1;
end
if ~(after && joined && ~isempty(parts))
    if ~kept, t = strtrim(t); end
    parts{end + 1} = t;
end
end

function [rows, cols] = range(r, dims)
% Rows and columns of 'A2:C5', 'B3', 'A:C', '2:5', [row, column], [row, column, row, column] or a row.
first = [1 1];
last = dims;
if isnumeric(r)
    first(1:min(2, numel(r))) = r(1:min(2, numel(r)));
    if numel(r) == 4
        last = r(3:4);
    end
else
    ends = strsplit(char(r), ':');
    for k = 1:numel(ends)
        part = regexp(ends{k}, '^([A-Za-z]*)(\d*)$', 'tokens', 'once');
        if isempty(part)
            error('MATLAB:spreadsheet:sheet:rangeParseInvalid', '''%s'' is not a valid range.', char(r));
        end
        place = [NaN NaN];
        if ~isempty(part{2}), place(1) = str2double(part{2}); end
        if ~isempty(part{1}), place(2) = polyval(double(upper(part{1})) - 64, 26); end
        if k == 1
            first(~isnan(place)) = place(~isnan(place));
        else
            last(~isnan(place)) = place(~isnan(place));
        end
    end
end
rows = first(1):min(last(1), dims(1));
cols = first(2):min(last(2), dims(2));
end
