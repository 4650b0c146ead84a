function [a, delimiter, headers] = importdata(filename, delimiter, headers)
% IMPORTDATA  Data of a file: variables of a MAT-file, a matrix of numbers, a struct with
%   fields data, textdata and colheaders where texts stand above, or the lines.

name = char(filename);
if numel(name) > 4 && strcmpi(name(end-3:end), '.mat')
    a = load(name);
    delimiter = '';
    headers = 0;
    return
end
lines = regexp(fileread(name), '\r?\n', 'split');
if ~isempty(lines) && isempty(lines{end})
    lines(end) = [];
end
if nargin < 2
    delimiter = '';
    for d = {',', sprintf('\t'), ';'}
        if ~isempty(lines) && any(lines{end} == d{1})
            delimiter = d{1};
            break
        end
    end
else
    delimiter = sprintf(delimiter);
end
if nargin < 3
    headers = 0;
    while headers < numel(lines) && isempty(row_of(lines{headers+1}, delimiter))
        headers = headers + 1;
    end
end
data = [];
for k = headers+1:numel(lines)
    row = row_of(lines{k}, delimiter);
    if isempty(row)
        break
    end
    data(end+1, 1:numel(row)) = row;
end
if isempty(data)
    a = lines(:);
elseif headers == 0
    a = data;
else
    names = names_of(lines{headers}, delimiter);
    a.data = data;
    a.textdata = lines(1:headers).';
    if numel(names) == size(data, 2)
        a.textdata = names;
        a.colheaders = names;
    end
end
end

function row = row_of(line, delimiter)
if isempty(delimiter)
    parts = strsplit(strtrim(line));
else
    parts = strsplit(line, delimiter, 'CollapseDelimiters', false);
end
row = str2double(parts);
if all(isnan(row)) || any(isnan(row) & ~strcmpi(strtrim(parts), 'nan') & ~cellfun(@isempty, strtrim(parts)))
    row = [];
end
end

function names = names_of(line, delimiter)
if isempty(delimiter)
    names = strsplit(strtrim(line));
else
    names = strtrim(strsplit(line, delimiter, 'CollapseDelimiters', false));
end
end
