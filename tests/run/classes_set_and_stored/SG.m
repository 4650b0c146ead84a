classdef SG < matlab.mixin.SetGet
    properties
        Name (1,:) char = 'n'
        Value = 3
        Mode (1,1) string {mustBeMember(Mode,["on","off"])} = "on"
    end
    properties (SetAccess = private)
        RO = 5
    end
    properties (Hidden)
        H = 1
    end
end
