classdef memoize < handle
% MEMOIZE  A function that remembers its results.
%   m = memoize(f): m(args...) calls f once for equal arguments. Properties Function, Enabled and CacheSize; methods
%   clearCache and stats.
%   Source: MATLAB documentation, "memoize", "MemoizedFunction".

properties (SetAccess = private)
    Function
end
properties
    Enabled = true
    CacheSize = 10
end
properties (Hidden)
    Inputs = {}
    Outputs = {}
    Hits = 0
    Misses = 0
end

methods
    function m = memoize(f)
        if ischar(f) || isstring(f)
            f = str2func(char(f));
        end
        if ~isa(f, 'function_handle')
            error('MATLAB:memoize:InvalidInput', 'Input must be a function handle.');
        end
        m.Function = f;
    end
    function clearCache(m)
        m.Inputs = {};
        m.Outputs = {};
        m.Hits = 0;
        m.Misses = 0;
    end
    function s = stats(m)
        s = struct('Cache', struct('Inputs', {m.Inputs}, 'Outputs', {m.Outputs}), ...
            'MostHitCachedInput', [], 'CacheHitRatePercent', 100 * m.Hits / max(m.Hits + m.Misses, 1), ...
            'CacheOccupancyPercent', 100 * numel(m.Inputs) / m.CacheSize);
    end
    function varargout = subsref(m, s)
        if strcmp(s(1).type, '()')
            [varargout{1:max(nargout, 1)}] = m.call(s(1).subs, max(nargout, 1));
        elseif numel(s) == 1 && any(strcmp(s(1).subs, {'clearCache'}))
            clearCache(m);
        else
            [varargout{1:max(nargout, 1)}] = builtin('subsref', m, s);
        end
    end
    function varargout = call(m, args, n)
        f = m.Function;
        key = [{n}, args];
        for k = 1:numel(m.Inputs)
            if m.Enabled && isequaln(m.Inputs{k}, key)
                m.Hits = m.Hits + 1;
                varargout = m.Outputs{k};
                return
            end
        end
        [varargout{1:n}] = f(args{:});
        if ~m.Enabled
            return
        end
        m.Misses = m.Misses + 1;
        m.Inputs{end+1} = key;
        m.Outputs{end+1} = varargout;
        if numel(m.Inputs) > m.CacheSize
            m.Inputs(1) = [];
            m.Outputs(1) = [];
        end
    end
end
end
