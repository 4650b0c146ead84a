classdef Ring < Named
    properties
        outer
        inner
        note
    end
    methods
        function obj = Ring(name, outer, inner)
            obj@Named(name);
            obj.outer = outer;
            if nargin > 2
                obj.inner = inner;
            else
                obj.inner = outer/2;
            end
        end
        function a = area(obj)
            a = 3*(obj.outer^2 - obj.inner^2)*obj.scale;
        end
    end
end
