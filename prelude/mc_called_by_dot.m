function [out, s] = mc_called_by_dot(object, s)
% MC_CALLED_BY_DOT  What the method named by the first of the subscripts gives, called with the arguments
%   behind it, and the subscripts without these: object.method(a, b).

name = s(1).subs;
args = {};
if numel(s) > 1 && strcmp(s(2).type, '()')
    args = s(2).subs;
    s(2) = [];
end
try
    out = feval(name, object, args{:});
catch e
    if strcmp(e.identifier, 'MATLAB:UndefinedFunction') && ~isempty(strfind(e.message, ['''' name '''']))
        error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(object));
    end
    rethrow(e);
end
end
