classdef Bag < handle
    properties
        items = {}
        marks = []
    end
    properties (Access = private)
        secret = 1
    end
    methods
        function add(b, x)
            b.items{end+1} = x;
            b.marks(end+1) = x;
            b.secret = b.secret + 1;
            if numel(b.items) > 6
                b.items = b.items(4:end);
            end
        end
        function n = weight(b)
            n = numel(b.items) + b.secret;
        end
        function varargout = both(b)
            varargout = {b.items{end}, b.marks(end)};
        end
        function nothing(b)
            b.marks(1) = 0;
        end
    end
    methods (Access = protected)
        function hide(b)
            b.secret = 0;
        end
    end
end
