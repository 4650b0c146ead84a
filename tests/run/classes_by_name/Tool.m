classdef Tool
    % Methods that are called by names which only the run knows.
    properties
        v = 1
    end
    methods
        function t = Tool(v)
            if nargin, t.v = v; end
        end
        function r = twice(t), r = 2 * t.v; end
        function r = plusn(t, n), r = t.v + n; end
        function r = never(t), r = -t.v; end
        function r = each(t), r = t.v * 10; end
        function r = times3(t), r = 3 * t.v; end
    end
    methods (Static)
        function t = make(v), t = Tool(v); end
    end
end
