classdef Bad
    properties
        p (1,1) double {mustBePositive} = pi - 5
    end
end
