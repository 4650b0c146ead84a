classdef Node < handle
    properties
        value
        next = []
        items = {}
        data = [1 2 3]
    end
    properties (Access = private)
        count = 0
    end
    methods
        function n = Node(v)
            if nargin, n.value = v; end
        end
        function bump(n, k)
            n.count = n.count + k;
            n.data(end+1) = k;
        end
        function c = total(n), c = n.count; end
        function n = chain(n, v), n.value = v; end
        function r = eq2(a, b), r = a == b; end
        function tf = lt(a, b), tf = a.value < b.value; end
    end
end
