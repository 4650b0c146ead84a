classdef Disc < Figure
    methods (Static)
        function draw()
            disp('disc');
        end
    end
end
