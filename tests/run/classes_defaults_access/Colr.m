classdef Colr
    enumeration
        Red, Green
    end
end
