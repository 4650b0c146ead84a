classdef Constraint
% MATLAB.UNITTEST.CONSTRAINTS.CONSTRAINT  What verifyThat asks of a value. Those of the library know what is wrong with
%   one; a subclass says it by satisfiedBy and getDiagnosticFor. Constraints are joined by &, | and ~.
%   Source: MATLAB documentation, "matlab.unittest.constraints.Constraint".
%#interpreted

properties (Hidden)
    % What is wrong with a value, a column of lines, as a function; its name in what is told.
    Asked = []
    Named = ''
end

methods (Static, Hidden)
    function c = of(name, condition, varargin)
        % One of the conditions of test cases with what it is compared with.
        c = matlab.unittest.constraints.Constraint;
        f = matlab.unittest.TestCase.condition(condition);
        c.Asked = @(x) f([{x}, varargin]);
        c.Named = name;
    end

    function c = where(name, holds, reason)
        % A condition that a function decides.
        c = matlab.unittest.constraints.Constraint;
        f = matlab.unittest.TestCase.condition('holds');
        c.Asked = @(x) f({x, holds, reason});
        c.Named = name;
    end
end

methods
    function tf = satisfiedBy(c, actual)
        tf = isempty(wrong_with(c, actual));
    end

    function d = getDiagnosticFor(c, actual)
        d = matlab.unittest.diagnostics.StringDiagnostic(strjoin(wrong_with(c, actual), newline));
    end

    function c = and(a, b)
        c = matlab.unittest.constraints.Constraint;
        c.Asked = @(x) joined(wrong_with(a, x), wrong_with(b, x));
        c.Named = 'AndConstraint';
    end

    function c = or(a, b)
        c = matlab.unittest.constraints.Constraint;
        c.Asked = @(x) either(wrong_with(a, x), wrong_with(b, x));
        c.Named = 'OrConstraint';
    end

    function c = not(a)
        c = matlab.unittest.constraints.Constraint;
        c.Asked = @(x) negated(a, x);
        c.Named = ['Negated ', name_of(a)];
    end
end

methods (Hidden)
    function lines = wrong_with(c, x)
        % Why a value does not satisfy a constraint; nothing where it does.
        if ~isempty(c.Asked)
            lines = c.Asked(x);
        elseif satisfiedBy(c, x)
            lines = {};
        else
            d = getDiagnosticFor(c, x);
            if isa(d, 'matlab.unittest.diagnostics.StringDiagnostic')
                d = d.DiagnosticText;
            end
            lines = cellstr(splitlines(string(d)));
        end
    end

    function name = name_of(c)
        name = c.Named;
        if isempty(name)
            name = regexprep(class(c), '.*\.', '');
        end
    end
end
end

function lines = joined(a, b)
lines = [a; b];
end

function lines = either(a, b)
lines = {};
if ~isempty(a) && ~isempty(b)
    lines = [a; b];
end
end

function lines = negated(a, x)
lines = {};
if satisfiedBy(a, x)
    f = matlab.unittest.TestCase.condition('holds');
    lines = f({x, @(x) false, 'The value must not satisfy the constraint.'});
end
end
