classdef Told < handle
properties
    plain = 1
end
properties (SetObservable)
    a = 1
    b = [1 2 3]
end
properties (Access = private)
    Kept = 1
end
properties (Access = protected)
    Family = 2
end
events
    Changed
    Other
end
methods
    function keep(o, v), o.Kept = v; end
end
methods (Hidden)
    function unseen(~), end
end
methods (Access = private)
    function unseen2(~), end
end
end
