classdef ode
% ODE  An initial value problem and how to solve it: F = ode(ODEFcn=f, InitialValue=y0); S = solve(F, t0, tend) or
%   solve(F, times); S.Time and S.Solution. solutionFcn(F, t0, tend) is the solution as a function.
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
    Sensitivity = []
    EquationType = 'standard'
    RelativeTolerance = 1e-3
    AbsoluteTolerance = 1e-6
    Solver = 'auto'
    SelectedSolver = 'ode45'
    SolverOptions = struct()
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

    function F = set.Jacobian(F, J)
        if ~isempty(J) && ~isa(J, 'odeJacobian')
            J = odeJacobian(Jacobian=J);
        end
        F.Jacobian = J;
    end

    function F = set.MassMatrix(F, M)
        if ~isempty(M) && ~isa(M, 'odeMassMatrix')
            M = odeMassMatrix(MassMatrix=M);
        end
        F.MassMatrix = M;
    end

    function S = solve(F, t0, tend, varargin)
        if isempty(F.ODEFcn) || isempty(F.InitialValue)
            error('MATLAB:ode:MissingValue', 'ODEFcn and InitialValue must be set.');
        end
        options = settings(F);
        if numel(varargin) > 1 && strcmpi(varargin{1}, 'Refine')
            options = odeset(options, 'Refine', varargin{2});
        end
        if nargin > 2
            y0 = F.InitialValue;
            if t0 ~= F.InitialTime
                [~, y] = feval(F.SelectedSolver, bound(F), [F.InitialTime, t0], y0, options);
                y0 = y(end, :).';
            end
            S = run(F, [t0, tend], y0, options);
            return
        end
        times = reshape(t0, 1, []);
        S = matlab.ode.ODEResults();
        [S.Time, S.Solution] = deal(times, zeros(numel(F.InitialValue), numel(times)));
        for ahead = [false, true]
            if ahead
                at = times >= F.InitialTime;
            else
                at = times < F.InitialTime;
            end
            if ~any(at)
                continue
            end
            [far, farthest] = max(abs(times - F.InitialTime) .* at);
            S.Solution(:, at) = repmat(F.InitialValue(:), 1, nnz(at));
            if far > 0
                span = [F.InitialTime, times(farthest)];
                sol = feval(F.SelectedSolver, bound(F), span, F.InitialValue, options);
                S.Solution(:, at) = deval(sol, times(at));
            end
        end
    end

    function [f, S] = solutionFcn(F, t0, tend, varargin)
        % The solution as a function of time.
        y0 = F.InitialValue;
        options = settings(F);
        if t0 ~= F.InitialTime
            [~, y] = feval(F.SelectedSolver, bound(F), [F.InitialTime, t0], y0, options);
            y0 = y(end, :).';
        end
        sol = feval(F.SelectedSolver, bound(F), [t0, tend], y0, options);
        f = @(t) deval(sol, t);
        S = matlab.ode.ODEResults();
        [S.Time, S.Solution] = deal(sol.x, sol.y);
    end

    function name = selectSolver(F, varargin)
        % The solver that a problem is solved with, stiff or not.
        name = string(F.SelectedSolver);
    end

    function disp(F)
        gap = mc_gap();
        fprintf('  ode with properties:\n%s   Problem definition\n', gap);
        names = {'ODEFcn', 'Parameters', 'InitialTime', 'InitialValue', 'Jacobian', 'MassMatrix', ...
            'NonNegativeVariables', 'EventDefinition', 'EquationType'};
        always = {'ODEFcn', 'InitialTime', 'InitialValue', 'EquationType'};
        rows = {};
        for k = 1:numel(names)
            value = F.(names{k});
            if isempty(value) && ~any(strcmp(names{k}, always))
                continue
            end
            s = struct();
            s.(names{k}) = value;
            if strcmp(names{k}, 'EquationType')
                shown = value;
            else
                shown = strtrim(evalc('disp(s)'));
                shown = shown(numel(names{k}) + 3:end);
            end
            rows(end + 1, :) = {names{k}, shown};
        end
        wide = max(21, 4 + max(cellfun(@numel, rows(:, 1))));
        for k = 1:size(rows, 1)
            fprintf('%*s: %s\n', wide, rows{k, 1}, rows{k, 2});
        end
        fprintf('%s   Solver properties\n', gap);
        s = struct('AbsoluteTolerance', F.AbsoluteTolerance, 'RelativeTolerance', F.RelativeTolerance);
        fprintf('%s', evalc('disp(s)'));
        fprintf('%21s: %s\n', 'Solver', F.Solver);
        if any(strcmp(F.Solver, {'auto', 'stiff', 'nonstiff'}))
            fprintf('%21s: %s\n', 'SelectedSolver', F.SelectedSolver);
        end
        fprintf('%s  Show all properties\n%s', gap, gap);
    end
end

methods (Access = private)
    function f = bound(F)
        % The right side with its parameters.
        f = F.ODEFcn;
        if ~isempty(F.Parameters)
            g = f;
            p = F.Parameters;
            f = @(t, y) g(t, y, p);
        end
    end

    function options = settings(F)
        options = odeset('RelTol', F.RelativeTolerance, 'AbsTol', F.AbsoluteTolerance);
        if ~isempty(F.NonNegativeVariables)
            options = odeset(options, 'NonNegative', F.NonNegativeVariables);
        end
        if ~isempty(F.MassMatrix)
            options = odeset(options, 'Mass', F.MassMatrix.MassMatrix);
        end
        if ~isempty(F.Jacobian)
            options = odeset(options, 'Jacobian', F.Jacobian.Jacobian);
        end
    end

    function S = run(F, span, y0, options)
        % From one end to the other, with what the events of the problem say.
        S = matlab.ode.ODEResults();
        E = F.EventDefinition;
        if isempty(E)
            [t, y] = feval(F.SelectedSolver, bound(F), span, y0, options);
            [S.Time, S.Solution] = deal(t.', y.');
            return
        end
        p = F.Parameters;
        [S.Time, S.Solution, S.EventTime, S.EventSolution, S.EventIndex] = deal([]);
        S.Watched = true;
        while true
            G = F;
            G.Parameters = p;
            watched = odeset(options, 'Events', @(t, y) watch(E, t, y, p));
            [t, y, te, ye, ie] = feval(F.SelectedSolver, bound(G), span, y0, watched);
            S.Time = [S.Time, t.'];
            S.Solution = [S.Solution, y.'];
            S.EventTime = [S.EventTime, reshape(te, 1, [])];
            S.EventSolution = [S.EventSolution, ye.'];
            S.EventIndex = [S.EventIndex, reshape(ie, 1, [])];
            if t(end) == span(2) || ~strcmp(E.Response, 'callback')
                return
            end
            [stop, y0, p] = called(E, t(end), y(end, :).', ie(end), p);
            if stop
                return
            end
            span(1) = t(end);
        end
    end
end
end
