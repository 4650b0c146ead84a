function [out, position] = textwrap(text, columns, varargin)
% TEXTWRAP  Paragraphs broken into lines of at most a number of characters.

if nargout > 1 || ~isempty(varargin) || ~isnumeric(columns)
    error('tame:unsupported', 'textwrap with a user interface control is not supported.');
end
out = {};
c = cellstr(text);
for k = 1:numel(c)
    line = '';
    words = strsplit(strtrim(c{k}), ' ');
    for j = 1:numel(words)
        if isempty(line)
            line = words{j};
        elseif numel(line) + 1 + numel(words{j}) <= columns
            line = [line, ' ', words{j}];
        else
            out{end + 1, 1} = line;
            line = words{j};
        end
    end
    out{end + 1, 1} = line;
end
end
