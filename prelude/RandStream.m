classdef RandStream < handle
% RANDSTREAM  A generator of random numbers of its own: RandStream('mt19937ar', 'Seed', n), with rand, randn, randi,
%   randperm and reset. RandStream.getGlobalStream and RandStream.setGlobalStream tell of the one that rand uses.
%   Source: MATLAB documentation, "RandStream".

properties (SetAccess = private)
    Type = 'mt19937ar'
    Seed = 0
    NumStreams = 1
    StreamIndex = 1
end
properties
    Substream = 1
    NormalTransform = 'Ziggurat'
    Antithetic = false
    FullPrecision = true
end
properties (Dependent)
    State
end
properties (Hidden)
    Kept = []
    IsGlobal = false
end

methods
    function s = RandStream(type, varargin)
        if nargin == 0
            error('MATLAB:RandStream:TooFewInputs', 'You must specify a generator type.');
        end
        type = lower(char(type));
        if ~any(strcmp(type, {'mt19937ar', 'twister'}))
            if any(strcmp(type, {'mcg16807', 'mlfg6331_64', 'mrg32k3a', 'philox4x32_10', 'threefry4x64_20', ...
                    'dsfmt19937', 'shr3cong', 'swb2712', 'combrecursive', 'multfibonacci', 'philox', 'threefry'}))
                error('tame:unsupported', 'The generator ''%s'' is not supported yet.', type);
            end
            error('MATLAB:RandStream:UnknownGenerator', 'Unknown generator type ''%s''.', type);
        end
        seed = 0;
        for k = 1:2:numel(varargin) - 1
            switch lower(char(varargin{k}))
                case 'seed'
                    seed = varargin{k + 1};
                    if ischar(seed) || isstring(seed)
                        seed = mod(floor(now * 8640000), 2^31);
                    end
                case 'normaltransform'
                    if ~strcmpi(varargin{k + 1}, 'Ziggurat')
                        error('tame:unsupported', 'NormalTransform ''%s'' is not supported yet.', char(varargin{k + 1}));
                    end
                otherwise
                    error('MATLAB:RandStream:InvalidParam', 'Invalid parameter name: %s.', char(varargin{k}));
            end
        end
        s.Seed = seed;
        old = rng;
        rng(seed, 'twister');
        s.Kept = rng;
        rng(old);
    end

    function v = get.State(s)
        v = s.now().State;
    end

    function set.State(s, v)
        kept = s.now();
        kept.State = v;
        if s.IsGlobal
            rng(kept);
        else
            s.Kept = kept;
        end
    end

    function x = rand(s, varargin)
        x = s.drawn(@rand, varargin);
    end

    function x = randn(s, varargin)
        x = s.drawn(@randn, varargin);
    end

    function x = randi(s, varargin)
        x = s.drawn(@randi, varargin);
    end

    function x = randperm(s, varargin)
        x = s.drawn(@randperm, varargin);
    end

    function reset(s, seed)
        if nargin > 1
            s.Seed = seed;
        end
        old = rng;
        rng(s.Seed, 'twister');
        if ~s.IsGlobal
            s.Kept = rng;
            rng(old);
        end
    end

    function disp(s)
        about = '';
        if s.IsGlobal
            about = ' (current global stream)';
        end
        fprintf('%s random stream%s\n             Seed: %d\n  NormalTransform: %s\n', s.Type, about, s.Seed, s.NormalTransform);
    end
end

methods (Hidden)
    function v = now(s)
        if s.IsGlobal
            v = rng;
        else
            v = s.Kept;
        end
    end

    function x = drawn(s, f, args)
        if s.IsGlobal
            x = f(args{:});
            return
        end
        old = rng;
        rng(s.Kept);
        x = f(args{:});
        s.Kept = rng;
        rng(old);
    end
end

methods (Static)
    function s = create(type, varargin)
        s = RandStream(type, varargin{:});
    end

    function s = getGlobalStream()
        s = RandStream.global_one();
    end

    function old = setGlobalStream(s)
        old = RandStream.global_one(s);
    end

    function list()
        fprintf(' \nThe following random number generator algorithms are available:\n \n');
        fprintf('mt19937ar:        Mersenne Twister with Mersenne prime 2^19937-1\n');
    end
end

methods (Static, Hidden)
    function old = global_one(new)
        persistent current
        if isempty(current)
            state = rng;
            current = RandStream('mt19937ar', 'Seed', state.Seed);
            current.IsGlobal = true;
        end
        old = current;
        if nargin > 0 && new ~= old
            old.Kept = rng;
            old.IsGlobal = false;
            rng(new.Kept);
            new.IsGlobal = true;
            current = new;
        end
    end
end
end
