classdef Square < Half
    methods
        function a = area(~)
            a = 4;
        end
    end
end
