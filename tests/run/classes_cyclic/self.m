classdef self < self
    properties
        x = 1
    end
end
