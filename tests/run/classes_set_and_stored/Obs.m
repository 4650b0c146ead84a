classdef Obs < handle
    properties (SetObservable, GetObservable, AbortSet)
        P = 1
    end
    properties (Dependent)
        Twice
    end
    properties (Constant)
        K = 10
    end
    properties (Transient), Tr = 0; end
    events
        Ping
    end
    methods
        function o = Obs(v)
            if nargin, o.P = v; end
        end
        function v = get.Twice(o), v = 2*o.P; end
        function set.Twice(o,v), o.P = v/2; end
        function fire(o), notify(o,'Ping'); end
        function delete(o), o.Tr = 1;; end
    end
    methods (Static)
        function r = make(), r = Obs(7); end
    end
end
