classdef MemoizedFunction < handle
% MATLAB.LANG.MEMOIZEDFUNCTION  A function that remembers its results: what memoize gives.
%   Equal arguments with as many outputs call the function once, while the cache has room; what was kept longest goes
%   first. Methods clearCache and stats.
%   Source: MATLAB documentation, "MemoizedFunction", "stats".

properties (SetAccess = private)
    Function
end
properties
    Enabled = true
    CacheSize = 10
end
properties (Hidden)
    Inputs = {}
    Counts = []
    Outputs = {}
    Hits = []
    TotalHits = 0
    TotalMisses = 0
end

methods
    function m = MemoizedFunction(f)
        if nargin > 0
            m.Function = f;
        end
    end
    function set.Enabled(m, on)
        if ~isscalar(on) || ~(islogical(on) || isnumeric(on))
            error('MATLAB:memoize:InvalidEnabled', 'Enabled must be a logical scalar.');
        end
        m.Enabled = logical(on);
    end
    function set.CacheSize(m, n)
        if ~isnumeric(n) || ~isscalar(n) || ~(n > 0) || n ~= fix(n)
            error('MATLAB:memoize:InvalidCacheSize', 'CacheSize must be a positive integer.');
        end
        m.CacheSize = n;
    end
    function clearCache(m)
        m.Inputs = {};
        m.Counts = [];
        m.Outputs = {};
        m.Hits = [];
        m.TotalHits = 0;
        m.TotalMisses = 0;
    end
    function s = stats(m)
        most = [];
        if any(m.Hits)
            [hits, k] = max(m.Hits);
            most = struct('Hits', hits, 'Input', {m.Inputs{k}});
        end
        cache = struct('Inputs', {m.Inputs}, 'Nargout', m.Counts, 'Outputs', {m.Outputs}, 'HitCount', m.Hits, ...
            'TotalHits', m.TotalHits, 'TotalMisses', m.TotalMisses);
        calls = max(m.TotalHits + m.TotalMisses, 1);
        s = struct('Cache', cache, 'MostHitCachedInput', most, 'CacheHitRatePercent', 100 * m.TotalHits / calls, ...
            'CacheOccupancyPercent', 100 * numel(m.Inputs) / m.CacheSize);
    end
    function varargout = subsref(m, s)
        if strcmp(s(1).type, '()')
            [varargout{1:max(nargout, 1)}] = m.call(s(1).subs, max(nargout, 1));
        elseif numel(s) == 1 && strcmp(s(1).subs, 'clearCache')
            clearCache(m);
        else
            [varargout{1:max(nargout, 1)}] = builtin('subsref', m, s);
        end
    end
    function varargout = call(m, args, n)
        f = m.Function;
        if ~m.Enabled
            [varargout{1:n}] = f(args{:});
            return
        end
        for k = 1:numel(m.Inputs)
            if m.Counts(k) == n && isequaln(m.Inputs{k}, args)
                m.Hits(k) = m.Hits(k) + 1;
                m.TotalHits = m.TotalHits + 1;
                varargout = m.Outputs{k};
                return
            end
        end
        [varargout{1:n}] = f(args{:});
        m.TotalMisses = m.TotalMisses + 1;
        over = max(numel(m.Inputs) - m.CacheSize + 1, 0);
        m.Inputs = [m.Inputs(over + 1:end), {args}];
        m.Counts = [m.Counts(over + 1:end), n];
        m.Outputs = [m.Outputs(over + 1:end), {varargout}];
        m.Hits = [m.Hits(over + 1:end), 0];
    end
end
end
