function c = readcell(filename, varargin)
% READCELL  A text file with delimiters as a cell array: numbers where a field is one,
%   else texts; empty fields are missing. 'Delimiter' and 'NumHeaderLines' may follow.

delimiter = '';
skip = 0;
for k = 1:2:numel(varargin)-1
    switch lower(char(varargin{k}))
        case 'delimiter'
            delimiter = sprintf(char(varargin{k+1}));
        case 'numheaderlines'
            skip = varargin{k+1};
    end
end
if ~isfile(filename)
    error('MATLAB:textio:textio:FileNotFound', 'Unable to find or open ''%s''. Check the path and filename or file permissions.', char(filename));
end
lines = regexp(fileread(char(filename)), '\r?\n', 'split');
if isempty(lines{end})
    lines(end) = [];
end
lines = lines(skip+1:end);
if isempty(delimiter)
    delimiter = guess(lines);
end
rows = numel(lines);
parts = cell(rows, 1);
width = 0;
for i = 1:rows
    parts{i} = fields(lines{i}, delimiter);
    width = max(width, numel(parts{i}));
end
c = repmat({missing}, rows, width);
for i = 1:rows
    for j = 1:numel(parts{i})
        t = parts{i}{j};
        x = str2double(t);
        if ~isnan(x) || strcmpi(strtrim(t), 'nan')
            c{i, j} = x;
        elseif ~isempty(t)
            c{i, j} = t;
        end
    end
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

function parts = fields(line, delimiter)
parts = {};
t = '';
quoted = false;
k = 1;
while k <= numel(line)
    ch = line(k);
    if ch == '"'
        if quoted && k < numel(line) && line(k+1) == '"'
            t(end+1) = '"';
            k = k + 1;
        else
            quoted = ~quoted;
        end
    elseif ~quoted && ch == delimiter
        parts{end+1} = t;
        t = '';
    else
        t(end+1) = ch;
    end
    k = k + 1;
end
parts{end+1} = t;
end
