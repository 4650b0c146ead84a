classdef Square < Shape
    properties
        Side = 1
    end
    methods
        function obj = Square(name, side)
            if nargin > 0
                obj.Name = name;
                obj.Side = side;
            end
        end
        function a = area(obj)
            a = obj.Side ^ 2;
        end
    end
end
