classdef Color < uint8
    % Members with a value of a built-in class.
    enumeration
        Red (1)
        Green (2)
        Blue (3)
    end
end
