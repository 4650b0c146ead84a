classdef (Abstract) Shape < handle
    % What has an area and can grow.
    properties
        name
        factor = 1
    end
    methods (Abstract)
        a = area(obj)
    end
    methods
        function obj = Shape(name)
            obj.name = name;
        end
        function grow(obj, by)
            obj.factor = obj.factor*by;
        end
    end
end
