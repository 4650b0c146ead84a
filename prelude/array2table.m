function T = array2table(A, varargin)
% ARRAY2TABLE  A table with a variable for each column of an array.

c = num2cell(A, 1);
if isempty(A) && size(A, 2) > 0
    c = repmat({A(:, 1)}, 1, size(A, 2));
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
    names = arrayfun(@(k) sprintf('%s%d', base, k), 1:size(A, 2), 'UniformOutput', false);
    varargin = [varargin, {'VariableNames', names}];
end
T = table(c{:}, varargin{:});
end
