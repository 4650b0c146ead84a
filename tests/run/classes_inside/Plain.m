classdef Plain
    methods
        function r = hi(p), r = 'hi'; end
        function r = two(p, q), r = class(q); end
    end
end
