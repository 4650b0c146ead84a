classdef Poly
    properties
        c
    end
    methods
        function p = Poly(c), p.c = c; end
        varargout = size(p, varargin)
        y = evaluate(p, x)
    end
    methods (Static)
        y = scaled(x, k)
        function t = isa(x, varargin)
            t = isnumeric(x) && size(x, 1) == 1;
        end
    end
end
