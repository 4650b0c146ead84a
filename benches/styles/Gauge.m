classdef Gauge
    % A gauge that keeps mean, spread and extremes of what it was shown.
    properties
        n = 0
        mean = 0
        m2 = 0
        low = inf
        high = -inf
    end
    methods
        function obj = Gauge(first)
            if nargin > 0
                obj = obj.add(first);
            end
        end

        function obj = add(obj, x)
            obj.n = obj.n + 1;
            d = x - obj.mean;
            obj.mean = obj.mean + d/obj.n;
            obj.m2 = obj.m2 + d*(x - obj.mean);
            if x < obj.low
                obj.low = x;
            end
            obj.high = max(obj.high, x);
        end

        function v = spread(obj)
            v = sqrt(obj.m2/(obj.n - 1));
        end

        function c = plus(a, b)
            c = Gauge();
            c.n = a.n + b.n;
            d = b.mean - a.mean;
            c.mean = a.mean + d*b.n/c.n;
            c.m2 = a.m2 + b.m2 + d^2*a.n*b.n/c.n;
            c.low = min(a.low, b.low);
            c.high = max(a.high, b.high);
        end
    end
end
