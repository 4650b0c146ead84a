classdef Poly
    properties
        c = 0
    end
    methods
        function p = Poly(c)
            if nargin > 0
                if isa(c, 'Poly')
                    p = c;
                else
                    p.c = c;
                end
            end
        end
        function r = plus(a, b)
            a = Poly.lift(a);
            b = Poly.lift(b);
            n = max(numel(a.c), numel(b.c));
            r = Poly([zeros(1, n - numel(a.c)) a.c] + [zeros(1, n - numel(b.c)) b.c]);
        end
        function r = mtimes(a, b)
            a = Poly.lift(a);
            b = Poly.lift(b);
            r = Poly(conv(a.c, b.c));
        end
        function s = text(p)
            s = sprintf('%d,', p.c);
        end
    end
    methods (Static)
        function p = lift(x)
            if isnumeric(x)
                p = Poly(x);
            else
                p = x;
            end
        end
    end
end
