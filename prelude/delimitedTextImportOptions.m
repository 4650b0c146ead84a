function o = delimitedTextImportOptions(varargin)
% DELIMITEDTEXTIMPORTOPTIONS  Options for reading a file of columns: delimitedTextImportOptions('NumVariables', n), and
%   names and values of properties.

o = matlab.io.text.DelimitedTextImportOptions();
n = 1;
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'NumVariables'), n = varargin{k + 1}; end
end
o.VariableNames = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
for k = 1:2:numel(varargin) - 1
    if ~strcmpi(varargin{k}, 'NumVariables')
        name = validatestring(varargin{k}, [reshape(properties(o), 1, [])]);
        o.(name) = varargin{k + 1};
    end
end
end
