classdef Vault
    properties
        open = 1
    end
    properties (Access = private)
        closed = 2
    end
    properties (SetAccess = private)
        seen = 'x'
    end
end
