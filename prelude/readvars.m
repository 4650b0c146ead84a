function varargout = readvars(file, varargin)
% READVARS  The variables of a text file with columns, one after the other.

T = readtable(file, varargin{:});
names = T.Properties.VariableNames;
n = max(nargout, 1);
if n > numel(names)
    error('MATLAB:readvars:TooManyOutputs', 'The file has fewer variables than outputs are asked for.');
end
varargout = cell(1, n);
for k = 1:n
    varargout{k} = T.(names{k});
end
end
