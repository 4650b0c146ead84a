function T = struct2table(s, varargin)
% STRUCT2TABLE  A table with a variable for each field of a structure.

if ~isstruct(s) || ~(isvector(s) || isempty(s))
    error('MATLAB:struct2table:NDStruct', 'S must be a scalar structure, or a structure array with one column or one row.');
end
names = fieldnames(s);
asArray = ~isscalar(s);
k = find(cellfun(@(x) (ischar(x) || isstring(x)) && strcmpi(x, 'AsArray'), varargin), 1);
if ~isempty(k)
    asArray = asArray || varargin{k + 1};
    varargin(k:k + 1) = [];
end
if asArray
    T = cell2table(reshape(struct2cell(s(:)), numel(names), [])', 'VariableNames', names', varargin{:});
else
    v = struct2cell(s);
    T = table(v{:}, 'VariableNames', names', varargin{:});
end
end
