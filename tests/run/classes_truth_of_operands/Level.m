classdef Level
    properties, t, end
    methods
        function o = Level(t), o.t = t; end
        function r = logical(o), r = o.t > 0; end
    end
end
