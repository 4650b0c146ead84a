classdef Kept < handle
    % calls a function for as many results as it is asked for
    properties
        f
    end
    methods
        function k = Kept(f)
            k.f = f;
        end
        function varargout = subsref(k, s)
            if strcmp(s(1).type, '()')
                [varargout{1:max(nargout, 1)}] = k.call(s(1).subs, max(nargout, 1));
            else
                [varargout{1:max(nargout, 1)}] = builtin('subsref', k, s);
            end
        end
        function varargout = call(k, args, n)
            g = k.f;
            [varargout{1:n}] = g(args{:});
        end
        function varargout = several(k, n)
            varargout = num2cell(n * (1:nargout) + numel(k.f));
        end
        function parts = spread(k, n)
            c = k.f;
            [parts{1:n}] = c{:};
        end
    end
end
