classdef Gauge
    properties
        Value (1,1) double = 1
    end
    properties (Dependent)
        Twice
    end
    methods
        function g = Gauge(value)
            if nargin
                g.Value = value;
            end
        end
        function t = get.Twice(g)
            t = 2 * g.Value;
        end
    end
end
