classdef Poly
    % A polynomial, highest power first.
    properties
        c = 0
    end
    methods
        function p = Poly(c)
            if nargin > 0
                k = find(c ~= 0, 1);
                if isempty(k)
                    p.c = 0;
                else
                    p.c = c(k:end);
                end
            end
        end

        function r = plus(a, b)
            a = Poly.lift(a);
            b = Poly.lift(b);
            n = max(numel(a.c), numel(b.c));
            x = zeros(1, n);
            x(n-numel(a.c)+1:n) = a.c;
            x(n-numel(b.c)+1:n) = x(n-numel(b.c)+1:n) + b.c;
            r = Poly(x);
        end

        function r = uminus(a)
            r = Poly(-a.c);
        end

        function r = minus(a, b)
            r = a + (-Poly.lift(b));
        end

        function r = mtimes(a, b)
            a = Poly.lift(a);
            b = Poly.lift(b);
            n = numel(b.c);
            x = zeros(1, numel(a.c) + n - 1);
            for i = 1:numel(a.c)
                x(i:i+n-1) = x(i:i+n-1) + a.c(i)*b.c;
            end
            r = Poly(x);
        end

        function r = mpower(a, n)
            r = Poly(1);
            for k = 1:n
                r = r*a;
            end
        end

        function tf = eq(a, b)
            tf = numel(a.c) == numel(b.c) && all(a.c == b.c);
        end

        function v = at(p, x)
            v = 0;
            for k = 1:numel(p.c)
                v = v*x + p.c(k);
            end
        end

        function d = diff(p)
            n = numel(p.c) - 1;
            if n == 0
                d = Poly(0);
            else
                d = Poly(p.c(1:n).*(n:-1:1));
            end
        end

        function n = degree(p)
            n = numel(p.c) - 1;
        end

        function s = text(p)
            s = '';
            n = degree(p);
            for k = 0:n
                v = p.c(k+1);
                if v == 0
                    continue
                end
                if isempty(s)
                    lead = '';
                else
                    lead = ' + ';
                end
                switch n - k
                    case 0
                        s = [s lead num2str(v)];
                    case 1
                        s = [s lead num2str(v) 'x'];
                    otherwise
                        s = [s lead num2str(v) 'x^' num2str(n - k)];
                end
            end
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
