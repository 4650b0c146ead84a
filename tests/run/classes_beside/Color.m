classdef Color
    enumeration
        Red, Green, Blue
    end
end
