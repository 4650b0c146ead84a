function set(h, varargin)
% SET  Sets public properties of objects whose class inherits from matlab.mixin.SetGet:
%   set(h, name, value, ...), set(h, structure), set(h, names, values) with cell arrays.

if ~isa(h, 'matlab.mixin.SetGet') && ~isa(h, 'matlab.mixin.SetGetExactNames')
    error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.');
end
k = 1;
while k <= numel(varargin)
    name = varargin{k};
    if isstruct(name)
        names = fieldnames(name);
        values = struct2cell(name);
        k = k + 1;
    else
        if k == numel(varargin)
            error('MATLAB:class:BadParamValuePairs', 'Invalid parameter/value pair arguments.');
        end
        names = cellstr(name);
        values = varargin(k + 1);
        if iscell(name)
            values = varargin{k + 1};
        end
        k = k + 2;
    end
    for i = 1:numel(h)
        one = h(i);
        for j = 1:numel(names)
            one.(mc_property_name(one, names{j})) = values{j};
        end
    end
end
end
