classdef odeEvent
% ODEEVENT  Where the solver of an ode looks for zeros: odeEvent(EventFcn=f), with Direction 'both', 'ascending' or
%   'descending', and Response 'proceed', 'stop' or 'callback', for which CallbackFcn is called.
%   Source: MATLAB documentation, "odeEvent".

properties
    EventFcn = []
    Direction = 'both'
    Response = 'proceed'
    CallbackFcn = []
end

methods
    function E = odeEvent(varargin)
        for k = 1:2:nargin - 1
            E.(char(varargin{k})) = varargin{k + 1};
        end
    end

    function E = set.Direction(E, names)
        E.Direction = odeEvent.checked(names, {'both', 'ascending', 'descending'});
    end

    function E = set.Response(E, name)
        E.Response = odeEvent.checked(name, {'proceed', 'stop', 'callback'});
    end

    function E = set.CallbackFcn(E, f)
        E.CallbackFcn = f;
        if ~isempty(f)
            E.Response = 'callback';
        end
    end
end

methods (Hidden)
    function [value, stops, direction] = watch(E, t, y, p)
        % What the solvers ask of their events.
        if isempty(p)
            value = E.EventFcn(t, y);
        else
            value = E.EventFcn(t, y, p);
        end
        value = value(:);
        names = cellstr(E.Direction);
        direction = zeros(numel(value), 1);
        for k = 1:numel(value)
            name = names{min(k, end)};
            direction(k) = strcmp(name, 'ascending') - strcmp(name, 'descending');
        end
        stops = repmat(~strcmp(E.Response, 'proceed'), numel(value), 1);
    end

    function [stop, y, p] = called(E, t, y, which, p)
        if isempty(p)
            [stop, y] = E.CallbackFcn(t, y, which);
        else
            [stop, y, p] = E.CallbackFcn(t, y, which, p);
        end
    end
end

methods (Static, Hidden)
    function names = checked(names, known)
        names = cellstr(names);
        for k = 1:numel(names)
            names{k} = validatestring(names{k}, known);
        end
        if isscalar(names)
            names = names{1};
        end
    end
end
end
