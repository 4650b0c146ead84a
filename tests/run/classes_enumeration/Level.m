classdef Level
    enumeration
        Low (1)
        High (10)
    end
    properties
        value
    end
    methods
        function obj = Level(v)
            obj.value = v;
        end
        function tf = above(obj, limit)
            tf = obj.value > limit;
        end
    end
end
