classdef ToldMore < Told
methods
    function r = keptOf(o), r = o.Kept; end
end
end
