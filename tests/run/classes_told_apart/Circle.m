classdef Circle < Shape
    % A round shape.
    properties
        r = 1
    end
    methods
        function obj = Circle(r), obj.r = r; obj.name = 'circle'; end
        function a = area(obj), a = pi*obj.r^2; end
        function l = side(obj, a)
            l = sqrt(obj.r^2 - a^2);
        end
    end
end
