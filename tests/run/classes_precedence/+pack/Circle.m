classdef Circle
    properties
        Radius
    end
    methods
        function c = Circle(r)
            c.Radius = r;
        end
        function a = area(c)
            a = 3 * c.Radius ^ 2;
        end
    end
    methods (Static)
        function c = unit()
            c = pack.Circle(1);
        end
    end
end
