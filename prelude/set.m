function varargout = set(h, varargin)
% SET  Sets public properties of objects whose class inherits from matlab.mixin.SetGet:
%   set(h, name, value, ...), set(h, structure), set(h, names, values) with cell arrays. Without values it tells of the
%   properties that can be set and of the values that they are limited to: set(h), s = set(h), c = set(h, name).

if ~isa(h, 'matlab.mixin.SetGet') && ~isa(h, 'matlab.mixin.SetGetExactNames')
    error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.');
end
if isempty(varargin)
    choices = settable(h);
    if nargout > 0
        varargout{1} = choices;
    else
        disp(choices);
    end
    return
end
if nargin == 2 && ~isstruct(varargin{1}) && ~iscell(varargin{1})
    name = mc_property_name(h(1), varargin{1});
    choices = settable(h);
    values = {};
    if isfield(choices, name)
        values = choices.(name);
    end
    if nargout > 0
        varargout{1} = values;
    else
        disp(values);
    end
    return
end
if nargout > 0
    error('MATLAB:maxlhs', 'Too many output arguments.');
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

function choices = settable(h)
% The properties that everybody may set, with the values that each is limited to; none where it is not.
choices = struct();
properties_of = metaclass(h(1)).PropertyList;
for k = 1:numel(properties_of)
    p = properties_of(k);
    if p.Hidden || p.Constant || ~strcmp(p.SetAccess, 'public') || ~strcmp(p.GetAccess, 'public')
        continue
    end
    values = {};
    held = h(1).(p.Name);
    if isobject(held) && isenum(held)
        [~, values] = enumeration(held);
    end
    choices.(p.Name) = values;
end
end
