classdef Base
    properties
        Tag = 'none'
    end
end
