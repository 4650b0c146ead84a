classdef Node < handle
    properties
        value = 1
        list = {}
        next
    end
    methods
        function o = Node(value)
            if nargin > 0, o.value = value; end
        end
    end
end
