classdef Keeper
    methods
        function r = look(~, v)
            r = v.open() + open(v) + v.Code;
        end
        function v = fill(~, v, n)
            v.Gold = n;
        end
    end
end
