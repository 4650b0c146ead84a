classdef Kinds
    % Properties of declared classes without values.
    properties
        count int32
        one (1,1) uint8
        part single
        whole (1,1) single
        plain double
        yes (1,1) logical
    end
end
