function [U, is] = unstack(S, var, by, varargin)
% UNSTACK  Table with a variable for each value of an indicator.
%   'GroupingVariables', 'ConstantVariables', 'NewDataVariableNames', 'AggregationFunction'.

var = table.varsOf(S, var, false);
by = table.varsOf(S, by, false);
names = S.Properties.VariableNames;
groups = setdiff(1:numel(names), [var, by]);
if istimetable(S), groups = []; end
constant = [];
new = {};
f = @sum;
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'groupingvariables'
            groups = table.varsOf(S, varargin{k + 1}, false);
        case 'constantvariables'
            constant = table.varsOf(S, varargin{k + 1}, false);
        case 'newdatavariablenames'
            new = reshape(cellstr(varargin{k + 1}), 1, []);
        case 'aggregationfunction'
            f = varargin{k + 1};
        otherwise
            error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
groups = setdiff(groups, constant);
indicator = S.(names{by});
if iscategorical(indicator)
    titles = reshape(categories(indicator), 1, []);
    [~, column] = ismember(cellstr(indicator), titles);
else
    [values, ~, column] = unique(indicator);
    titles = reshape(cellstr(string(values)), 1, []);
end
if isempty(new)
    new = matlab.lang.makeValidName(titles);
end
if istimetable(S)
    % the times of the rows, with what variables are given as groups
    keys = table(S.Properties.RowTimes);
    for k = groups, keys.(names{k}) = S.(names{k}); end
    [~, is, row] = unique(keys);
elseif isempty(groups)
    row = ones(height(S), 1);
    is = 1;
else
    [~, is, row] = unique(S(:, groups));
end
n = numel(is);
U = S(is, sort([groups, constant]));
for j = 1:numel(var)
    x = S.(names{var(j)});
    for k = 1:numel(titles)
        name = new{k};
        if numel(var) > 1, name = [names{var(j)}, '_', name]; end %#ok<AGROW>
        U.(name) = one_column(x, row, column == k, n, f);
    end
end
end

function v = one_column(x, row, wanted, n, f)
% For each row of the result the values that are wanted, put together by f; a missing value where there is none.
if isnumeric(x) || islogical(x)
    v = NaN(n, 1);
    if isnumeric(x) && ~isa(x, 'double')
        v = cast(v, class(x));
    end
elseif iscell(x)
    v = repmat({''}, n, 1);
else
    v = x(ones(n, 1));
    v(:) = missing;
end
for r = 1:n
    found = x(row == r & wanted);
    if isempty(found)
        continue
    elseif isnumeric(x) || islogical(x)
        v(r) = f(found);
    else
        v(r) = found(1);
    end
end
end
