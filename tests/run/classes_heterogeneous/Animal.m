classdef Animal < handle & matlab.mixin.Heterogeneous
    properties
        Legs = 4
    end
end
