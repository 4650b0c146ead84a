classdef List < handle
    % First in, first out.
    properties (Access = private)
        head = []
        tail = []
    end
    properties (SetAccess = private)
        count = 0
    end
    methods
        function push(l, value)
            n = Node(value);
            if l.count == 0
                l.head = n;
            else
                l.tail.next = n;
            end
            l.tail = n;
            l.count = l.count + 1;
        end
        function value = pop(l)
            n = l.head;
            value = n.value;
            l.head = n.next;
            l.count = l.count - 1;
        end
        function r = sum(l)
            r = 0;
            n = l.head;
            while ~isempty(n)
                r = r + n.value;
                n = n.next;
            end
        end
    end
end
