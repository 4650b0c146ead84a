classdef timer < handle
% TIMER  Functions that are called at times. There is no other thread: start calls what is to be called and comes
%   back when all is done, so timers without an end ('TasksToExecute' Inf) are not started.
%   Source: MATLAB documentation, "timer".

properties
    BusyMode = 'drop'
    ErrorFcn = ''
    ExecutionMode = 'singleShot'
    Name = ''
    ObjectVisibility = 'on'
    Period = 1
    StartDelay = 0
    StartFcn = ''
    StopFcn = ''
    Tag = ''
    TasksToExecute = Inf
    TimerFcn = ''
    UserData = []
end
properties (SetAccess = private)
    AveragePeriod = NaN
    InstantPeriod = NaN
    Running = 'off'
    TasksExecuted = 0
    Type = 'timer'
end
properties (Hidden)
    Stopping = false
end

methods
    function t = timer(varargin)
        t.Name = sprintf('timer-%d', timer.next());
        if mod(nargin, 2) ~= 0
            error('MATLAB:timer:incorrectNumberOfInputs', 'Properties and their values must come in pairs.');
        end
        set(t, varargin{:});
    end
    function t = set(t, varargin)
        for k = 1:2:numel(varargin)
            names = properties(t);
            at = find(strcmpi(names, varargin{k}));
            if isempty(at)
                error('MATLAB:class:InvalidProperty', ...
                    'The name ''%s'' is not an accessible property for an instance of class ''timer''.', char(varargin{k}));
            end
            t.(names{at}) = varargin{k + 1};
        end
    end
    function v = get(t, name)
        names = properties(t);
        if nargin > 1
            v = t.(names{strcmpi(names, name)});
            return
        end
        v = struct();
        for k = 1:numel(names)
            v.(names{k}) = t.(names{k});
        end
    end
    function set.ExecutionMode(t, v)
        modes = {'singleShot', 'fixedSpacing', 'fixedDelay', 'fixedRate'};
        at = find(startsWith(modes, string(v), 'IgnoreCase', true));
        if numel(at) ~= 1
            error('MATLAB:class:InvalidEnumValue', ['Error setting property ''ExecutionMode'' of class ''timer''. ', ...
                '''%s'' is invalid. Value must be ''singleShot'', ''fixedSpacing'', ''fixedDelay'', or ''fixedRate''.'], char(v));
        end
        t.ExecutionMode = modes{at};
    end
    function set.BusyMode(t, v)
        modes = {'drop', 'error', 'queue'};
        at = find(startsWith(modes, string(v), 'IgnoreCase', true));
        if numel(at) ~= 1
            error('MATLAB:class:InvalidEnumValue', ['Error setting property ''BusyMode'' of class ''timer''. ', ...
                '''%s'' is invalid. Value must be ''drop'', ''error'', or ''queue''.'], char(v));
        end
        t.BusyMode = modes{at};
    end
    function set.Period(t, v)
        timer.must(isnumeric(v) && isscalar(v) && v > 0, 'Period', 'mustBePositive', 'positive');
        t.Period = v;
    end
    function set.StartDelay(t, v)
        timer.must(isnumeric(v) && isscalar(v) && v >= 0, 'StartDelay', 'mustBeNonnegative', 'nonnegative');
        t.StartDelay = v;
    end
    function set.TasksToExecute(t, v)
        timer.must(isnumeric(v) && isscalar(v) && v > 0, 'TasksToExecute', 'mustBePositive', 'positive');
        t.TasksToExecute = v;
    end
    function set.TimerFcn(t, v)
        t.TimerFcn = timer.callable(v, 'TimerFcn');
    end
    function set.StartFcn(t, v)
        t.StartFcn = timer.callable(v, 'StartFcn');
    end
    function set.StopFcn(t, v)
        t.StopFcn = timer.callable(v, 'StopFcn');
    end
    function set.ErrorFcn(t, v)
        t.ErrorFcn = timer.callable(v, 'ErrorFcn');
    end
    function start(ts)
        for t = ts(:)'
            t.go();
        end
    end
    function stop(ts)
        for t = ts(:)'
            running = strcmp(t.Running, 'on');
            t.Stopping = true;
            if ~running
                t.call(t.StopFcn, 'StopFcn');
            end
        end
    end
    function wait(~)
    end
    function disp(t)
        if ~isscalar(t)
            fprintf('  %s timer array\n\n', strjoin(string(size(t)), char(215)));
            return
        end
        fprintf('\n   Timer Object: %s\n\n   Timer Settings\n', t.Name);
        fprintf('      ExecutionMode: %s\n             Period: %g\n', t.ExecutionMode, t.Period);
        fprintf('           BusyMode: %s\n            Running: %s\n\n   Callbacks\n', t.BusyMode, t.Running);
        fprintf('           TimerFcn: %s\n           ErrorFcn: %s\n', timer.shown(t.TimerFcn), timer.shown(t.ErrorFcn));
        fprintf('           StartFcn: %s\n            StopFcn: %s\n\n', timer.shown(t.StartFcn), timer.shown(t.StopFcn));
    end
end

methods (Hidden)
    function go(t)
        if isempty(t.TimerFcn)
            error('MATLAB:timer:timerfcnmustbeset', 'Cannot start timer without specifying a ''TimerFcn'' callback.');
        end
        times = t.TasksToExecute;
        if strcmp(t.ExecutionMode, 'singleShot')
            times = 1;
        elseif isinf(times)
            error('MATLAB:timer:NoEnd', 'A timer that calls without an end cannot be started: set TasksToExecute.');
        end
        if strcmp(t.Running, 'on')
            error('MATLAB:timer:alreadystarted', 'Cannot start timer because it is already running.');
        end
        t.Running = 'on';
        t.Stopping = false;
        t.TasksExecuted = 0;
        t.call(t.StartFcn, 'StartFcn');
        if t.StartDelay > 0
            pause(t.StartDelay);
        end
        begun = tic;
        while t.TasksExecuted < times && ~t.Stopping
            if t.TasksExecuted > 0
                pause(max(0, t.TasksExecuted * t.Period - toc(begun)));
            end
            t.TasksExecuted = t.TasksExecuted + 1;
            try
                t.call(t.TimerFcn, 'TimerFcn');
            catch e
                t.Running = 'off';
                if isempty(t.ErrorFcn)
                    fprintf(2, 'Error while evaluating TimerFcn for timer ''%s'' \n\n%s\n\n', t.Name, e.message);
                else
                    t.call(t.ErrorFcn, 'ErrorFcn');
                end
                break
            end
            if t.TasksExecuted > 1
                t.AveragePeriod = toc(begun) / (t.TasksExecuted - 1);
                t.InstantPeriod = t.AveragePeriod;
            end
        end
        t.Running = 'off';
        t.call(t.StopFcn, 'StopFcn');
    end
    function call(t, f, kind)
        event = struct('Type', kind, 'Data', struct('time', clock));
        if isempty(f)
        elseif isa(f, 'function_handle')
            f(t, event);
        elseif iscell(f)
            g = f{1};
            if ~isa(g, 'function_handle')
                g = str2func(char(g));
            end
            g(t, event, f{2:end});
        else
            evalin('base', char(f));
        end
    end
end

methods (Static, Hidden)
    function must(holds, property, rule, words)
        if ~holds
            error(['MATLAB:validators:' rule], 'Error setting property ''%s'' of class ''timer''. Value must be %s.', property, words);
        end
    end
    function v = callable(v, property)
        known = isa(v, 'function_handle') || ischar(v) || isstring(v) && isscalar(v) || iscell(v) && ~isempty(v);
        if ~known
            error('MATLAB:timer:badCallback', ['%s callback must be set to a string scalar, a function handle, or a ', ...
                '1-by-N cell array. The first element of the 1-by-N cell array must be the callback function name or ', ...
                'handle.'], property);
        end
    end
    function k = next()
        persistent count
        if isempty(count)
            count = 0;
        end
        count = count + 1;
        k = count;
    end
    function s = shown(f)
        if isa(f, 'function_handle')
            s = func2str(f);
        elseif iscell(f)
            s = sprintf('{%dx%d cell}', size(f));
        else
            s = sprintf('''%s''', char(f));
        end
    end
end
end
