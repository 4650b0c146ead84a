classdef Gear
    enumeration
        Low, Middle, High
    end
end
