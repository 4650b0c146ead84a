classdef Tag
    properties
        Text = "none"
        Size (1,3) uint8
    end
end
