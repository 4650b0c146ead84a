classdef Shape
    properties
        label = 'shape'
        scale = 1
    end
    properties (Access = protected)
        hidden = 3
    end
    properties (SetAccess = immutable)
        id = 0
    end
    methods
        function s = Shape(label, id)
            if nargin > 0, s.label = label; end
            if nargin > 1, s.id = id; end
        end
        function a = area(s)
            a = 0;
        end
        function describe(s)
            fprintf('%s %d area %g (%g)\n', s.label, s.id, s.area(), area(s));
        end
        function s = grow(s, k)
            s.scale = s.scale * k;
        end
    end
end
