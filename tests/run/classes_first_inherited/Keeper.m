classdef Keeper < Kept
    properties
        list
    end
    methods
        function obj = Keeper(n)
            if n < 0
                error('Keeper:few', 'Too few.');
            end
            obj.list = zeros(1, n);
        end
        function k = count(obj)
            k = numel(obj.list);
        end
    end
end
