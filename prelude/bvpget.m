function v = bvpget(options, name, default)
% BVPGET  An option made by bvpset; the default where it is not set.

v = [];
if isstruct(options)
    names = fieldnames(options);
    at = find(strcmpi(name, names), 1);
    if ~isempty(at)
        v = options.(names{at});
    end
end
if isempty(v) && nargin > 2
    v = default;
end
end
