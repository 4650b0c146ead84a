classdef Plain
    methods
        function t = tag(p), t = ['a ' class(p)]; end
    end
end
