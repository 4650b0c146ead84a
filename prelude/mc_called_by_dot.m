function [out, s] = mc_called_by_dot(object, s)
% MC_CALLED_BY_DOT  What the method named by the first of the subscripts gives, called with the arguments
%   behind it, and the subscripts without these: object.method(a, b).

if numel(s) > 1 && strcmp(s(2).type, '()')
    out = feval(s(1).subs, object, s(2).subs{:});
    s(2) = [];
else
    out = feval(s(1).subs, object);
end
end
