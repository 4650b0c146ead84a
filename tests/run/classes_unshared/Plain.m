classdef Plain < handle
    properties
        Items = {}
        Name = 'none'
        Grid = zeros(2, 3)
        Missing
    end
    methods
        function add(o, item)
            o.Items{end + 1} = item;
        end
        function n = count(o), n = numel(o.Items); end
        function o2 = self(o), o2 = o; end
        function varargout = several(o)
            for k = 1:max(nargout, 1), varargout{k} = k + o.count(); end
        end
        function [a, b] = both(o, x)
            if nargin < 2, x = 10; end
            a = x; o.Grid(1, 2) = x;
            if x > 0, b = sum(o.Grid(:)); end
        end
        function r = fib(o, n)
            o.Items{end + 1} = n;
            if n < 2, r = n; else, r = o.fib(n - 1) + fib(o, n - 2); end
        end
        function show(o)
            fprintf('%s: %d items, grid %g\n', o.Name, o.count(), sum(o.Grid(:)));
        end
        function clear_row(o, k), o.Grid(k, :) = []; end
        function fail(o, x)
            o.Name = 'failing';
            error('Plain:fail', 'failed with %d', x);
        end
        function r = describe(o, varargin)
            r = sprintf('%s%s', o.Name, sprintf('-%d', varargin{:}));
        end
    end
end
