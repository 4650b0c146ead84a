function [S, iT] = stack(T, vars, varargin)
% STACK  Table with several variables one below the other in one, and one that says which it was.
%   'NewDataVariableName', 'IndexVariableName', 'ConstantVariables'.

at = table.varsOf(T, vars, false);
names = T.Properties.VariableNames;
data = strjoin(names(at), '_');
indicator = [data, '_Indicator'];
others = setdiff(1:numel(names), at);
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'newdatavariablename'
            data = char(varargin{k + 1});
        case 'indexvariablename'
            indicator = char(varargin{k + 1});
        case 'constantvariables'
            others = table.varsOf(T, varargin{k + 1}, false);
        otherwise
            error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
n = height(T);
m = numel(at);
iT = reshape(repmat(1:n, m, 1), [], 1);
which = categorical(repmat(reshape(names(at), [], 1), n, 1), names(at));
values = T{:, at};
order = reshape(reshape(1:n * m, n, m)', [], 1);
values = values(:);
values = values(order);
S = addvars(T(iT, others), which, values, 'NewVariableNames', {indicator, data});
end
