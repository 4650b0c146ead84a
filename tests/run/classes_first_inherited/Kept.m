classdef Kept < handle
    methods
        function delete(obj)
            fprintf('%s goes, %d\n', class(obj), obj.count());
        end
    end
end
