classdef Hold < handle
    properties
        box = Box('held')
        n = 0
        cb = []
    end
    methods
        function h = Hold(n), if nargin, h.n = n; end, end
        function r = poke(h), h.box = h.box.add(h.n); h.box.data(1) = -1; r = h; end
        function run(h, varargin), h.cb(h, varargin{:}); end
        function set(h, k), h.n = k; end
    end
end
