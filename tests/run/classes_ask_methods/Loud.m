classdef Loud < handle
    properties
        name = ''
    end
    methods
        function o = Loud(name)
            if nargin, o.name = name; end
        end
        function delete(o)
            fprintf('%s goes\n', o.name);
        end
    end
end
