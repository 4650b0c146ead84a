classdef Told < handle
    % Its constructor asks a method that classes below it may have.
    properties
        first
    end
    methods
        function obj = Told()
            obj.first = obj.look();
        end
        function n = look(~)
            n = -1;
        end
    end
end
