classdef Box
    properties
        Item
        Count = 0
    end
    methods
        function b = Box(item)
            if nargin, b.Item = item; end
        end
        function b = put(b, item)
            b.Item = item;
            b.Count = b.Count + 1;
        end
    end
end
