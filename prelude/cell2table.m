function T = cell2table(C, varargin)
% CELL2TABLE  A table with a variable for each column of a cell array; columns of numbers, truth
%   values or strings of one size become arrays.

if ~iscell(C) || ~ismatrix(C)
    error('MATLAB:cell2table:NDCell', 'C must be a 2-D cell array.');
end
n = size(C, 2);
v = cell(1, n);
for k = 1:n
    c = C(:, k);
    plain = ~isempty(c) && all(cellfun(@(x) ~ischar(x) && ~iscell(x) && isequal(class(x), class(c{1})) && size(x, 1) == 1 && isequal(size(x), size(c{1})), c));
    if plain
        v{k} = vertcat(c{:});
    else
        v{k} = c;
    end
end
known = {'VariableNames', 'RowNames', 'DimensionNames'};
for k = 1:2:numel(varargin)
    if ~((ischar(varargin{k}) || isstring(varargin{k})) && any(strcmpi(varargin{k}, known)))
        error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(string(varargin{k})));
    end
end
base = inputname(1);
if isempty(base)
    base = 'Var';
end
if ~any(cellfun(@(x) (ischar(x) || isstring(x) && isscalar(x)) && isequal(lower(char(x)), 'variablenames'), varargin))
    names = arrayfun(@(k) sprintf('%s%d', base, k), 1:n, 'UniformOutput', false);
    varargin = [varargin, {'VariableNames', names}];
end
T = table(v{:}, varargin{:});
end
