classdef Box
    properties
        data = [1 2 3 4]
        s = struct('a', 1)
        kids = {}
        f = []
        name = ''
        map
        flag
    end
    properties (Access = private)
        log = {}
    end
    properties (Constant)
        LIMIT = 10
    end
    methods
        function b = Box(varargin)
            if nargin >= 1, b.name = varargin{1}; end
            if nargin >= 2, b.data = varargin{2}; end
        end
        function b = add(b, varargin)
            for k = 1:numel(varargin)
                b.data(end+1) = varargin{k};
            end
            b.log{end+1} = sprintf('add%d', nargin);
        end
        function varargout = parts(b)
            for k = 1:nargout, varargout{k} = b.data(k); end
        end
        function r = last(b), r = b.data(end); end
        function n = logs(b), n = numel(b.log); end
        function b = touch(b), b = b.note('t'); end
        function r = apply(b, g), r = g(b.data); end
        function r = viaLambda(b)
            h = @(k) numel(b.log) + k;
            r = h(10);
        end
        function t = sumtree(b)
            t = sum(b.data);
            for k = 1:numel(b.kids), t = t + b.kids{k}.sumtree(); end
        end
        function r = limit(b), r = Box.LIMIT * 2 + b.LIMIT; end
        function b = fails(b, n)
            b.data(1) = 99;
            if n > 0, b = b.fails(n - 1); else, error('Box:deep', 'deep %s', b.name); end
        end
        function r = or(a, b), r = Box('or', [a.data b.data]); end
        function r = uminus(a), r = a; r.data = -a.data; end
        function r = horzcat(varargin), r = Box('cat', []); for k = 1:nargin, r.data = [r.data varargin{k}.data]; end, end
        function r = numelx(b), r = numel(b) * 100; end
        function disp(b), fprintf('<Box %s %s>\n', b.name, mat2str(b.data)); end
    end
    methods (Static)
        function b = make(n), b = Box('made', 1:n); end
        function r = both(a, b), r = [a.data(1) b.data(1)]; end
    end
    methods (Access = private)
        function b = note(b, t), b.log{end+1} = t; end
    end
end
