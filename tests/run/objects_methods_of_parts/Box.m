classdef Box < Figure
    methods (Static)
        function draw()
            disp('box');
        end
    end
end
