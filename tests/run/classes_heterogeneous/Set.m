classdef Set < handle
    % `delete` with a key is a method like others and no destructor.
    properties
        Keys = []
    end
    methods
        function add(obj, key)
            obj.Keys(end + 1) = key;
        end
        function delete(obj, key)
            obj.Keys(obj.Keys == key) = [];
        end
    end
end
