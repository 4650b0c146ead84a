function [S, iT] = stack(T, vars, varargin)
% STACK  Table with several variables one below the other in one, and one that says which it was.
%   'NewDataVariableName', 'IndexVariableName', 'ConstantVariables'. Of a cell of lists of variables each list becomes
%   one variable; the places in the lists say then which it was.

if ~(iscell(vars) && ~iscellstr(vars)), vars = {vars}; end
names = T.Properties.VariableNames;
at = cellfun(@(v) table.varsOf(T, v, false), reshape(vars, 1, []), 'UniformOutput', false);
data = cellfun(@(p) strjoin(names(p), '_'), at, 'UniformOutput', false);
indicator = [data{1}, '_Indicator'];
others = setdiff(1:numel(names), [at{:}]);
m = numel(at{1});
if any(cellfun(@numel, at) ~= m)
    error('MATLAB:table:stack:UnequalSizeDataVarsSets', 'All sets of data variables must have the same number of variables.');
end
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'newdatavariablename'
            data = reshape(cellstr(varargin{k + 1}), 1, []);
        case 'indexvariablename'
            indicator = char(varargin{k + 1});
        case 'constantvariables'
            others = table.varsOf(T, varargin{k + 1}, false);
        otherwise
            error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
n = height(T);
iT = reshape(repmat(1:n, m, 1), [], 1);
if isscalar(at)
    which = categorical(repmat(reshape(names(at{1}), [], 1), n, 1), names(at{1}));
else
    which = repmat((1:m)', n, 1);
end
order = reshape(reshape(1:n * m, n, m)', [], 1);
columns = cell(1, numel(at));
for k = 1:numel(at)
    values = T{:, at{k}};
    values = values(:);
    columns{k} = values(order);
end
S = addvars(T(iT, others), which, columns{:}, 'NewVariableNames', [{indicator}, data]);
end
