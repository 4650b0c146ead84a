classdef Counter < handle
    properties
        count = 0
    end
    methods
        function step(obj, by)
            obj.count = obj.count + 1;
        end
        function r = twice(obj)
            unused = 1;
            r = 2 * obj.cnt(missing);
        end
    end
end
