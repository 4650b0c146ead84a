classdef Pose < Turn
    properties
        how = 'made'
    end
    methods
        function o = Pose(a, how)
            if nargin == 0, return, end
            if isa(a, 'Pose')
                o.angle = a.angle;
                o.how = 'copied';
            else
                o.angle = a;
            end
            if nargin > 1, o.how = how; end
        end
    end
end
