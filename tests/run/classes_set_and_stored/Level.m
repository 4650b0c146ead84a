classdef Level < uint8
    enumeration
        Low (1), High (2)
    end
end
