classdef Loud < Told
    properties
        value
    end
    methods
        function obj = Loud(v)
            obj@Told();
            obj.value = v;
        end
        function n = look(obj)
            n = numel(obj.value);
        end
    end
end
