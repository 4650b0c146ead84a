classdef Vault
    properties
        kept = 3
    end
    methods
        function r = open(v)
            r = turned(v) + v.turned();
        end
        function r = each(v)
            r = cellfun(@(x) turned(x), {v, v});
        end
        function h = lent(v)
            h = @(k) turned(v) * k;
        end
        function h = handle(~)
            h = @turned;
        end
    end
    methods (Access = private)
        function r = turned(v)
            r = v.kept * 10;
        end
    end
    methods (Access = protected)
        function r = seen(v)
            r = v.kept;
        end
    end
end
