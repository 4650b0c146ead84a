function writetable(T, file, varargin)
% WRITETABLE  A table as a text file: a line of names, and a line for each row.

named = true;
rowNames = false;
rest = {};
if nargin < 2
    file = [inputname(1), '.txt'];
end
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'writevariablenames', named = varargin{k + 1};
        case 'writerownames', rowNames = varargin{k + 1};
        case 'filetype'
        otherwise, rest = [rest, varargin(k:k + 1)]; %#ok<AGROW>
    end
end
C = table2cell(T);
p = T.Properties;
names = p.VariableNames;
head = cell(1, 0);
body = cell(height(T), 0);
at = 0;
for k = 1:width(T)
    at = at + 1;
    c = C(:, at);
    wide = 1;
    if ~isempty(c) && isnumeric(c{1})
        wide = size(c{1}, 2);
    end
    for j = 1:wide
        if wide == 1
            head{end + 1} = names{k}; %#ok<AGROW>
            body = [body, c]; %#ok<AGROW>
        else
            head{end + 1} = sprintf('%s_%d', names{k}, j); %#ok<AGROW>
            body = [body, cellfun(@(x) x(j), c, 'UniformOutput', false)]; %#ok<AGROW>
        end
    end
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
