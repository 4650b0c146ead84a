classdef Level
    enumeration
        Low, High
    end
end
