classdef Latch < handle
    properties, on = false; end
    methods
        function o = Latch(on), o.on = on; end
        function r = logical(o), fprintf('asked\n'); r = o.on; end
    end
end
