classdef Named < Shape
    properties
        name
    end
    methods
        function obj = Named(name)
            obj.name = name;
        end
        function a = area(~)
            a = 0;
        end
    end
end
