classdef Circle < Shape
    properties
        R = 1
    end
    methods
        function obj = Circle(name, r)
            if nargin > 0
                obj.Name = name;
                obj.R = r;
            end
        end
        function a = area(obj)
            a = 3 * obj.R ^ 2;
        end
    end
end
