classdef Stack < handle
    % Things, of which the last comes back first.
    properties (SetAccess = private)
        items = {}
        n = 0
    end
    methods
        function push(obj, x)
            obj.n = obj.n + 1;
            obj.items{obj.n} = x;
        end
        function x = pop(obj)
            if obj.n == 0, error('Stack:empty', 'nothing there'); end
            x = obj.items{obj.n};
            obj.items(obj.n) = [];
            obj.n = obj.n - 1;
        end
        function t = isempty(obj), t = obj.n == 0; end
    end
end
