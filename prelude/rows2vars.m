function out = rows2vars(T, varargin)
% ROWS2VARS  Table whose variables are the rows of another.
%   'VariableNamesSource', variable, 'DataVariables', variables.

names = T.Properties.VariableNames;
data = 1:numel(names);
titles = T.Properties.RowNames;
if isempty(titles)
    titles = arrayfun(@(k) sprintf('Var%d', k), 1:height(T), 'UniformOutput', false);
end
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'VariableNamesSource')
        source = table.varsOf(T, varargin{k + 1}, false);
        titles = matlab.lang.makeValidName(cellstr(string(T{:, source})));
        data = setdiff(data, source);
    elseif strcmpi(varargin{k}, 'DataVariables')
        data = table.varsOf(T, varargin{k + 1}, false);
    end
end
% Variables that do not go together into one array stand in cells, each value in one.
try
    values = T{:, data};
catch e
    if ~strcmp(e.identifier, 'MATLAB:table:ExtractDataIncompatibleTypeError')
        rethrow(e);
    end
    values = table2cell(T(:, data));
end
columns = cell(1, height(T));
for k = 1:height(T)
    columns{k} = reshape(values(k, :), [], 1);
end
out = table(reshape(names(data), [], 1), columns{:}, ...
    'VariableNames', [{'OriginalVariableNames'}, reshape(titles, 1, [])]);
end
