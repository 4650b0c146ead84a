classdef Stock < handle
    properties
        Count (1,1) int32 = 7
    end
    methods
        function take(s, n)
            s.Count = s.Count - n;
        end
    end
end
