classdef Shape
    properties (Abstract)
        Name
    end
    methods (Abstract)
        a = area(s)
    end
    methods (Sealed)
        function r = twice(s)
            r = 2 * s.area();
        end
    end
end
