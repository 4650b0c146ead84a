classdef Vault
    properties (SetAccess = {?Keeper, ?Colr})
        Gold = 1
    end
    properties (GetAccess = ?Keeper)
        Code = 7
    end
    methods (Static)
        function r = limit(n)
            r = 2 * n;
        end
    end
    methods (Access = ?Keeper)
        function r = open(v)
            r = v.Gold + v.Code;
        end
    end
end
