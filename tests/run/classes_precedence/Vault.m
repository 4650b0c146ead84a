classdef Vault
    % Functions behind a class may do what its methods may.
    properties (Access = private)
        Code = 3
    end
    methods
        function v = opened(o)
            v = look(o);
        end
        function v = first(o)
            v = part(o);
        end
        function varargout = subsref(o, s)
            if strcmp(s(1).type, '()')
                varargout{1} = 99;
            else
                [varargout{1:nargout}] = builtin('subsref', o, s);
            end
        end
    end
end

function v = look(o)
v = o.Code;
end

function v = part(o)
v = o(1).Code;
end
