classdef Named < matlab.mixin.SetGet
    properties
        Name = 'none'
        Value = 3
    end
    properties (Access = private)
        Secret = 1
    end
end
