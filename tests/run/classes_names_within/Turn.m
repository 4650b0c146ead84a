classdef Turn
    properties
        angle = 0
    end
    methods
        function o = Turn(a)
            if nargin > 0, o.angle = a; end
        end
        function p = Pose(o)
            p = Pose(o.angle, 'converted');
        end
    end
end
