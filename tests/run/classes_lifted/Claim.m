classdef Claim
    % Says that it is a number.
    properties
        v = 7
    end
    methods
        function tf = isnumeric(~)
            tf = true;
        end
        function r = twice(obj)
            r = 2*obj.v;
        end
    end
end
