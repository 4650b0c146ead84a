classdef Heir < Orphan
    methods
        function o = Heir()
            disp('never')
        end
    end
end
