classdef P
    properties
        x = 0
        y = 0
        name = 'p'
        list = {}
    end
    properties (Access = private)
        secret = 7
    end
    properties (Constant)
        K = 42
    end
    properties (Dependent)
        norm2
    end
    methods
        function obj = P(x, y)
            if nargin == 2
                obj.x = x;
                obj.y = y;
            end
        end
        function r = plus(a, b)
            r = P(a.x + b.x, a.y + b.y);
        end
        function r = eq(a, b)
            r = a.x == b.x && a.y == b.y;
        end
        function r = mtimes(a, k)
            if isa(a, 'P'), r = P(a.x*k, a.y*k); else, r = P(k.x*a, k.y*a); end
        end
        function [a, b] = both(obj)
            a = obj.x; b = obj.y;
        end
        function obj = push(obj, v)
            obj.list{end+1} = v;
        end
        function n = get.norm2(obj)
            n = obj.x^2 + obj.y^2;
        end
        function s = peek(obj)
            s = obj.secret;
        end
        function obj = setsecret(obj, v)
            obj.secret = v;
        end
        function fail(obj)
            error('P:fail', 'failed at %g', obj.x);
        end
        function show(obj)
            fprintf('P(%g,%g) %s\n', obj.x, obj.y, obj.name);
        end
    end
    methods (Static)
        function p = origin()
            p = P(0, 0);
        end
    end
    methods (Access = private)
        function hid(obj), disp('hidden'); end
    end
end
