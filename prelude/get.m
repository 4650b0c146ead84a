function v = get(h, name)
% GET  Values of public properties of objects whose class inherits from matlab.mixin.SetGet: get(h, name),
%   get(h, names) as a cell array, get(h) as a structure. Names may be shortened, in any case.

if ~isa(h, 'matlab.mixin.SetGet') && ~isa(h, 'matlab.mixin.SetGetExactNames')
    error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.');
end
if nargin < 2
    names = properties(h);
    v = struct();
    for k = 1:numel(names)
        v.(names{k}) = h.(names{k});
    end
    if nargout == 0
        disp(v)
        clear v
    end
elseif iscell(name)
    v = cell(numel(h), numel(name));
    for i = 1:numel(h)
        for k = 1:numel(name)
            one = h(i);
            v{i, k} = one.(mc_property_name(one, name{k}));
        end
    end
elseif isscalar(h)
    v = h.(mc_property_name(h, name));
else
    v = cell(numel(h), 1);
    for i = 1:numel(h)
        one = h(i);
        v{i} = one.(mc_property_name(one, name));
    end
end
end
