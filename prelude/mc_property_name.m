function full = mc_property_name(h, name)
% MC_PROPERTY_NAME  The public property of an object that a name stands for, shortened and in any case.

names = properties(h);
name = char(name);
at = find(strcmp(names, name));
if isempty(at) && ~isa(h, 'matlab.mixin.SetGetExactNames')
    at = find(strcmpi(names, name));
    if isempty(at)
        at = find(strncmpi(names, name, numel(name)));
    end
end
if isempty(at)
    error('MATLAB:class:PropertyNotFound', 'Unrecognized property ''%s'' for class ''%s''.', name, class(h));
elseif numel(at) > 1
    error('MATLAB:class:AmbiguousProperty', 'Ambiguous property name ''%s'' for class ''%s''.', name, class(h));
end
full = names{at};
end
