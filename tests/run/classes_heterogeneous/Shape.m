classdef Shape < matlab.mixin.Heterogeneous
    properties
        Name = ''
    end
    methods (Abstract)
        a = area(obj)
    end
    methods (Sealed)
        function t = total(objs)
            t = 0;
            for k = 1:numel(objs)
                t = t + objs(k).area();
            end
        end
    end
    methods (Static, Sealed, Access = protected)
        function s = getDefaultScalarElement()
            s = Circle('none', 0);
        end
    end
end
