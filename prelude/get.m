function v = get(h, name)
% GET  Values of public properties of objects whose class inherits from matlab.mixin.SetGet: get(h, name),
%   get(h, names) as a cell array, get(h) as a structure. Names may be shortened, in any case.
%   get(0, name) tells of a machine without a screen.

if nargin > 1 && isequal(h, 0) && ischar(name)
    v = of_root(lower(name));
    return
end
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

function v = of_root(name)
% A property of the object above all figures.
switch name
    case {'screensize', 'monitorpositions'}
        v = [1 1 1 1];
    case 'pointerlocation'
        v = [0 0];
    case 'screenpixelsperinch'
        v = 72;
    case {'screendepth', 'pointerwindow'}
        v = 0;
    case 'children'
        v = zeros(0, 1);
    case {'currentfigure', 'callbackobject', 'parent', 'userdata'}
        v = [];
    case 'format'
        v = char(format().NumericFormat);
    case 'formatspacing'
        v = char(format().LineSpacing);
    case 'units'
        v = 'pixels';
    case 'type'
        v = 'root';
    case 'tag'
        v = '';
    case 'showhiddenhandles'
        v = 'off';
    case 'fixedwidthfontname'
        v = 'Courier';
    otherwise
        error('Octave:undefined-function', 'get: unknown root property %s', name);
end
end
