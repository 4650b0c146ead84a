classdef Heir < Keeper
    methods
        function r = peek(~, v)
            r = v.open();
        end
    end
end
