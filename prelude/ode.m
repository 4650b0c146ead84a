classdef ode
% ODE  An initial value problem and how to solve it: F = ode(ODEFcn=f, InitialValue=y0); S = solve(F, t0, tend) or
%   solve(F, times); S.Time and S.Solution.
%   Source: MATLAB documentation, "ode".

properties
    ODEFcn = []
    Parameters = []
    InitialTime = 0
    InitialValue = []
    Jacobian = []
    MassMatrix = []
    NonNegativeVariables = []
    EventDefinition = []
    RelativeTolerance = 1e-3
    AbsoluteTolerance = 1e-6
    Solver = 'auto'
    SelectedSolver = 'ode45'
end

methods
    function F = ode(varargin)
        for k = 1:2:nargin - 1
            F.(char(varargin{k})) = varargin{k + 1};
        end
    end

    function F = set.Solver(F, name)
        F.Solver = char(name);
        if strcmp(F.Solver, 'auto') || strcmp(F.Solver, 'nonstiff')
            F.SelectedSolver = 'ode45';
        elseif strcmp(F.Solver, 'stiff')
            F.SelectedSolver = 'ode15s';
        else
            F.SelectedSolver = F.Solver;
        end
    end

    function S = solve(F, t0, tend, varargin)
        if isempty(F.ODEFcn) || isempty(F.InitialValue)
            error('MATLAB:ode:MissingValue', 'ODEFcn and InitialValue must be set.');
        end
        f = F.ODEFcn;
        if ~isempty(F.Parameters)
            g = f;
            p = F.Parameters;
            f = @(t, y) g(t, y, p);
        end
        options = odeset('RelTol', F.RelativeTolerance, 'AbsTol', F.AbsoluteTolerance);
        if ~isempty(F.NonNegativeVariables)
            options = odeset(options, 'NonNegative', F.NonNegativeVariables);
        end
        if isnumeric(F.MassMatrix) && ~isempty(F.MassMatrix)
            options = odeset(options, 'Mass', F.MassMatrix);
        end
        if nargin > 2
            ends = [t0, tend];
            if t0 ~= F.InitialTime
                ends = [F.InitialTime, t0, tend];
            end
            [t, y] = feval(F.SelectedSolver, f, ends(1:2), F.InitialValue, options);
            if numel(ends) > 2
                [t, y] = feval(F.SelectedSolver, f, ends(2:3), y(end, :).', options);
            end
        else
            times = reshape(t0, 1, []);
            span = times;
            if span(1) ~= F.InitialTime
                span = [F.InitialTime, span];
            end
            whole = span;
            if numel(span) == 2
                whole = [span(1), mean(span), span(2)];
            end
            [t, y] = feval(F.SelectedSolver, f, whole, F.InitialValue, options);
            kept = ismember(t, times);
            t = t(kept);
            y = y(kept, :);
        end
        S = struct('Time', t.', 'Solution', y.');
    end
end
end
