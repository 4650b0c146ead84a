classdef Teller < Told
    properties
        value
    end
    methods
        function obj = Teller(v)
            obj.value = v;
        end
        function n = look(obj)
            n = numel(obj.value);
        end
    end
end
