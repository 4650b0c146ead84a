function [U, is] = unstack(S, var, by, varargin)
% UNSTACK  Table with a variable for each value of an indicator.
%   'GroupingVariables', 'ConstantVariables', 'NewDataVariableNames', 'AggregationFunction'.

var = table.varsOf(S, var, false);
by = table.varsOf(S, by, false);
names = S.Properties.VariableNames;
groups = setdiff(1:numel(names), [var, by]);
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
if isempty(groups)
    row = ones(height(S), 1);
    is = 1;
else
    [~, is, row] = unique(S(:, groups));
end
n = numel(is);
U = S(is, sort([groups, constant]));
x = S.(names{var});
for k = 1:numel(titles)
    if isnumeric(x)
        v = NaN(n, 1);
        if ~isa(x, 'double')
            v = cast(v, class(x));
        end
    elseif isstring(x)
        v = repmat(string(missing), n, 1);
    else
        v = repmat({''}, n, 1);
    end
    for r = 1:n
        here = row == r & column == k;
        if any(here)
            if isnumeric(x)
                v(r) = f(x(here));
            else
                found = x(here);
                v(r) = found(1);
            end
        end
    end
    U.(new{k}) = v;
end
end
