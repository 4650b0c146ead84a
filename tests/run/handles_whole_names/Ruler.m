classdef Ruler
    methods (Static)
        function y = doubled(x)
            y = 2 * x;
        end
    end
end
