classdef Leaf < Node
    methods
        function o = Leaf(varargin), o@Node(varargin{:}); end
    end
end
