classdef Half < Shape
    properties
        Name = 'half'
    end
end
