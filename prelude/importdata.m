function [a, delimiter, headers] = importdata(filename, delimiter, headers)
% IMPORTDATA  Data of a file: variables of a MAT-file, a matrix of numbers, a struct with
%   fields data, textdata and colheaders or rowheaders where texts stand above, beside or below, or the lines.

name = char(filename);
if numel(name) > 4 && strcmpi(name(end-3:end), '.mat')
    a = load(name);
    delimiter = '';
    headers = 0;
    return
end
if exist(name, 'file') ~= 2
    error('MATLAB:importdata:FileNotFound', 'Unable to open file.');
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
    if isempty(delimiter) && ~isempty(lines) && any(strtrim(lines{end}) == ' ')
        delimiter = ' ';
    end
else
    delimiter = sprintf(delimiter);
end
fields = cellfun(@(line) fields_of(line, delimiter), lines, 'UniformOutput', false);
pure = cellfun(@(f) ~isempty(f) && all(are_numbers(f)), fields);
if nargin < 3
    headers = header_count(fields, pure);
end
rows = fields(headers+1:end);
rows = rows(~cellfun(@isempty, rows));
[data, texts] = split(rows);
if isempty(data)
    a = lines(:);
    return
elseif headers == 0 && isempty(texts)
    a = data;
    return
end
a.data = data;
a.textdata = lines(1:headers).';
if headers > 0
    names = fields_of(lines{headers}, delimiter);
    if numel(names) == size(data, 2)
        a.textdata = names;
        a.colheaders = names;
    end
end
if ~isempty(texts)
    if headers > 0
        a.textdata = lines(1:headers).';
        a.textdata(end+1:end+size(texts, 1), 1:size(texts, 2)) = texts;
        a.textdata(cellfun(@isempty, a.textdata)) = {''};
    else
        a.textdata = texts;
    end
    if size(texts, 1) == size(data, 1) && size(texts, 2) == 1 && all(isnan(data(:, 1)))
        % Names to the left of the numbers.
        a.data = data(:, 2:end);
        a.rowheaders = texts;
    end
end
end

function n = header_count(fields, pure)
% The lines above the numbers. Where no line is of numbers alone, every line below must have some.
n = find(pure, 1) - 1;
if isempty(n)
    some = cellfun(@(f) any(are_numbers(f)), fields);
    n = find(some, 1) - 1;
    wide = cellfun(@numel, fields(n+1:end));
    if isempty(n) || ~all(some(n+1:end)) || any(wide ~= wide(1)) || wide(1) < 2
        n = numel(fields);
    end
end
end

function [data, texts] = split(rows)
% The numbers, NaN where a text stands, and the texts of the rows that have any.
data = [];
texts = {};
for k = 1:numel(rows)
    row = str2double(rows{k});
    data(end+1:k, :) = NaN;
    data(:, end+1:numel(row)) = NaN;
    data(k, 1:numel(row)) = row;
    words = rows{k}(~are_numbers(rows{k}));
    if ~isempty(words)
        texts(end+1, 1:numel(words)) = words;
    end
end
if ~isempty(texts)
    texts(cellfun(@isempty, texts)) = {''};
end
end

function yes = are_numbers(fields)
yes = ~isnan(str2double(fields)) | strcmpi(fields, 'nan') | cellfun(@isempty, fields);
end

function fields = fields_of(line, delimiter)
if isempty(strtrim(line))
    fields = {};
elseif isempty(strtrim(delimiter)) && ~any(delimiter == sprintf('\t'))
    % Blanks side by side are one delimiter.
    fields = strsplit(strtrim(line));
else
    fields = strtrim(strsplit(line, delimiter, 'CollapseDelimiters', false));
end
end
