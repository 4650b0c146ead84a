classdef Tally
    % A count that adds up with numbers and others.
    properties
        n = 0
    end
    methods
        function t = Tally(n)
            if nargin > 0
                t.n = n;
            end
        end
        function r = plus(a, b)
            r = Tally(Tally.count(a) + Tally.count(b));
        end
        function r = mtimes(a, b)
            r = Tally(Tally.count(a)*Tally.count(b));
        end
    end
    methods (Static)
        function n = count(x)
            if isa(x, 'Tally')
                n = x.n;
            elseif isempty(x)
                n = -1;
            else
                n = sum(x);
            end
        end
    end
end
