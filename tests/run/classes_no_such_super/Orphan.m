classdef Orphan < Nowhere
    properties
        q = 3
    end
end
