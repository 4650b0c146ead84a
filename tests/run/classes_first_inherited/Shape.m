classdef (Abstract) Shape < handle
    properties
        scale = 1
    end
    methods (Abstract)
        a = area(obj)
    end
    methods
        function grow(obj, f)
            obj.scale = obj.scale*f;
        end
    end
end
