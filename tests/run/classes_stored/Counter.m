classdef Counter < handle
    % What counts, for all who hold it.
    properties
        count = 0
        label = 'none'
        step (1,1) double = 1
        seen = []
        pair = {1, 'one'}
        limit (1,1) int32
        sizes single
    end
    properties (SetAccess = private)
        last
    end
    methods
        function c = Counter(label, step)
            if nargin > 0
                c.label = label;
            end
            if nargin > 1
                c.step = step;
            end
        end
        function up(c)
            c.count = c.count + c.step;
            c.seen(end+1) = c.count;
            c.last = c.count;
        end
        function r = total(c)
            r = 0;
            for k = 1:numel(c.seen)
                r = r + c.seen(k);
            end
        end
        function set.label(c, text)
            c.label = upper(text);
        end
        function forget(c)
            c.seen(1) = [];
        end
    end
end
