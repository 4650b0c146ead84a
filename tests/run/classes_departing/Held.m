classdef Held < handle
    properties
        N = 0
        Other
    end
    methods
        function o = Held(n, other)
            if nargin > 0, o.N = n; end
            if nargin > 1, o.Other = other; end
        end
        function delete(o)
            fprintf('gone %d\n', o.N);
            if o.N < 0, error('Held:bad', 'bad end'); end
        end
    end
end
