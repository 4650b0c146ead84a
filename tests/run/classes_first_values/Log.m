classdef Log < handle
    properties
        lines
        last
    end
    methods
        function l = Log()
            l.lines = {};
        end
        function add(l, of)
            l.lines{end + 1} = sprintf('%d %d', isempty(of.name), numel(of.name));
            l.last = of;
        end
    end
end
