classdef HasMean < matlab.unittest.constraints.Constraint
    properties (SetAccess = immutable), M, end
    methods
        function c = HasMean(m), c.M = m; end
        function tf = satisfiedBy(c, x), tf = mean(x) == c.M; end
        function d = getDiagnosticFor(c, x)
            import matlab.unittest.diagnostics.StringDiagnostic
            d = StringDiagnostic(sprintf('The mean is %g, not %g.', mean(x), c.M));
        end
    end
end
