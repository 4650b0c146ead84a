classdef Lvl < int32
    enumeration
        Low (1)
        High (2)
    end
end
