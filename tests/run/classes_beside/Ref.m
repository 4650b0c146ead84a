classdef Ref < handle
    properties
        N
    end
    methods
        function r = Ref(n), if nargin > 0, r.N = n; end, end
    end
end
