classdef Stack < handle
    properties (Access = private)
        Data
        Count = 0
    end
    methods
        function s = Stack(n), s.Data = zeros(1, n); end
        function push(s, x)
            s.Count = s.Count + 1;
            s.Data(s.Count) = x;
        end
        function x = pop(s)
            x = s.Data(s.Count);
            s.Count = s.Count - 1;
        end
        function tf = empty(s), tf = s.Count == 0; end
    end
end
