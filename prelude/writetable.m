function writetable(T, file, varargin)
% WRITETABLE  A table as a text file: a line of names, and a line for each row.

if ~istabular(T)
    other = 'writematrix';
    if iscell(T), other = 'writecell'; end
    error('MATLAB:table:write:UnsupportedType', 'Unsupported type ''%s''. Use %s instead.', class(T), other);
end
named = [];
rowNames = false;
append = false;
rest = {};
if nargin < 2
    file = [inputname(1), '.txt'];
end
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'writevariablenames', named = varargin{k + 1};
        case 'writerownames', rowNames = varargin{k + 1};
        case 'filetype'
        case 'writemode'
            append = strcmpi(varargin{k + 1}, 'append');
            rest = [rest, varargin(k:k + 1)]; %#ok<AGROW>
        otherwise, rest = [rest, varargin(k:k + 1)]; %#ok<AGROW>
    end
end
if isempty(named)
    % What is added to a file that is there has no line of names.
    named = ~append || ~isfile(file);
end
p = T.Properties;
names = p.VariableNames;
head = cell(1, 0);
body = cell(height(T), 0);
for k = 1:width(T)
    v = T.(names{k});
    if ischar(v)
        v = cellstr(v);
    elseif ~iscell(v)
        v = arrayfun(@(x) x, v(:, :), 'UniformOutput', false);
    end
    if size(v, 2) == 1
        head = [head, names(k)]; %#ok<AGROW>
    else
        head = [head, arrayfun(@(j) sprintf('%s_%d', names{k}, j), 1:size(v, 2), 'UniformOutput', false)]; %#ok<AGROW>
    end
    body = [body, v]; %#ok<AGROW>
end
isTime = cellfun(@(x) isa(x, 'datetime') || isa(x, 'duration'), body);
body(isTime) = cellfun(@(x) char(x), body(isTime), 'UniformOutput', false);
isLogical = cellfun(@islogical, body);
body(isLogical) = cellfun(@double, body(isLogical), 'UniformOutput', false);
if rowNames && ~isempty(p.RowNames)
    head = [p.DimensionNames(1), head];
    body = [p.RowNames, body];
end
if named
    body = [head; body];
end
writecell(body, file, rest{:});
end
