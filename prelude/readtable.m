function T = readtable(file, varargin)
% READTABLE  A table from a text file with a column for each variable; its first line names them,
%   unless 'ReadVariableNames' is false. 'Delimiter' goes on to readcell, 'TextType' is 'char' or 'string'.

named = [];
rowNames = false;
asString = false;
rest = {};
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'readvariablenames', named = varargin{k + 1};
        case 'readrownames', rowNames = varargin{k + 1};
        case 'texttype', asString = strcmpi(varargin{k + 1}, 'string');
        case {'delimiter', 'numheaderlines'}, rest = [rest, varargin(k:k + 1)]; %#ok<AGROW>
        case {'filetype', 'format', 'headerlines', 'preservevariablenames', 'variablenamingrule'}
        otherwise, error('MATLAB:readtable:UnknownParameter', 'Unrecognized parameter name ''%s''.', char(varargin{k}));
    end
end
C = readcell(file, rest{:});
isText = cellfun(@ischar, C(1, :));
if isempty(named)
    named = all(isText) && (size(C, 1) == 1 || any(any(~cellfun(@ischar, C(2:end, :)))) || true);
end
n = size(C, 2);
names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
if named
    for k = 1:n
        if ischar(C{1, k})
            names{k} = matlab.lang.makeValidName(C{1, k});
        end
    end
    names = matlab.lang.makeUniqueStrings(names);
    C(1, :) = [];
end
v = cell(1, n);
for k = 1:n
    c = C(:, k);
    gone = cellfun(@(x) isa(x, 'missing') || isequal(x, ''), c);
    number = cellfun(@(x) isnumeric(x) && isscalar(x), c);
    if all(number | gone) && ~all(gone)
        c(gone) = {NaN};
        v{k} = cell2mat(c);
    elseif all(cellfun(@(x) isa(x, 'datetime'), c))
        v{k} = vertcat(c{:});
    else
        c(gone) = {''};
        c(number) = cellfun(@(x) num2str(x), c(number), 'UniformOutput', false);
        v{k} = c;
        if asString
            v{k} = string(c);
        end
    end
end
T = table(v{:}, 'VariableNames', names);
if rowNames
    r = T.(names{1});
    T = removevars(T, names{1});
    T.Properties.RowNames = r;
end
end
