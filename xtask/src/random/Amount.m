classdef Amount
    % A value class that generated programs use: properties with and without defaults, operators,
    % methods that change the object, one that is given a function, one of the class itself.
    properties
        total = 0
        items = {}
    end
    properties (Dependent)
        first
    end
    methods
        function o = Amount(n)
            if nargin > 0
                o.total = n;
            end
        end
        function o = add(o, n)
            o.total = o.total + n;
            o.items{end + 1} = n;
        end
        function r = mean(o)
            r = sum(o.total) / max(numel(o.items), 1);
        end
        function o = plus(a, b)
            if isa(b, 'Amount')
                o = Amount(sum(a.total) + sum(b.total));
                o.items = [a.items, b.items];
            else
                o = a.add(b);
            end
        end
        function r = eq(a, b)
            r = isequal(a.total, b.total);
        end
        function o = set.total(o, v)
            if ischar(v)
                error('Amount:text', 'no text: %s', v);
            end
            o.total = v;
        end
        function r = get.first(o)
            if isempty(o.items)
                r = o.total(1);
            else
                r = o.items{1};
            end
        end
        function r = text(o)
            r = sprintf('%g of %d', o.first(1), numel(o.items));
        end
        function o = each(o, f)
            for k = 1:numel(o.items)
                o.items{k} = f(o.items{k});
            end
            o.total = f(o.total);
        end
        function r = double(o)
            r = sum(double(o.total));
        end
    end
    methods (Static)
        function r = twice(n)
            r = 2 * n;
        end
    end
end
