function varargout = mc_arrayfun_of_objects(f, varargin)
% MC_ARRAYFUN_OF_OBJECTS  arrayfun over arrays of objects, whose elements their classes take out.

k = find(cellfun(@(x) ischar(x) || isstring(x), varargin), 1);
if isempty(k)
    k = nargin;
end
lists = varargin(1:k - 1);
for j = 1:k - 1
    x = lists{j};
    lists{j} = cell(size(x));
    for i = 1:numel(x)
        lists{j}{i} = subsref(x, substruct('()', {i}));
    end
end
[varargout{1:max(nargout, 1)}] = cellfun(f, lists{:}, varargin{k:end});
end
