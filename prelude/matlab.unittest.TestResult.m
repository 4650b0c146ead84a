classdef TestResult
% MATLAB.UNITTEST.TESTRESULT  What came of a test.
%   Source: MATLAB documentation, "matlab.unittest.TestResult".
%#interpreted

properties (SetAccess = {?matlab.unittest.Test})
    Name = ''
    Passed = false
    Failed = false
    Incomplete = false
    Duration = 0
    Details = struct()
end
properties (Hidden)
    Reasons = {}
end

methods
    function r = TestResult(name)
        if nargin > 0
            r.Name = name;
        end
    end

    function t = table(results)
        column = @(x) reshape(x, [], 1);
        t = table(column({results.Name}), column([results.Passed]), column([results.Failed]), ...
            column([results.Incomplete]), column([results.Duration]), column({results.Details}), ...
            'VariableNames', {'Name', 'Passed', 'Failed', 'Incomplete', 'Duration', 'Details'});
    end

    function results = assertSuccess(results)
        if ~all([results.Passed])
            error('MATLAB:unittest:TestResult:UnsuccessfulRun', 'The test run was not successful.');
        end
        if nargout == 0
            clear results
        end
    end

    function disp(results)
        names = {'Name', 'Passed', 'Failed', 'Incomplete', 'Duration', 'Details'};
        if isscalar(results)
            s = struct();
            for k = 1:numel(names), s.(names{k}) = results.(names{k}); end
            fprintf('  TestResult with properties:\n%s%s', mc_gap(), evalc('disp(s)'));
        else
            fprintf('  %s TestResult array with properties:\n%s', strjoin(string(size(results)), '×'), mc_gap());
            fprintf('    %s\n', names{:});
        end
        failed = sum([results.Failed]);
        again = '';
        if failed > 0, again = ' (rerun)'; end
        fprintf('%sTotals:\n   %d Passed, %d Failed%s, %d Incomplete.\n   %.5g seconds testing time.\n', mc_gap(), ...
            sum([results.Passed]), failed, again, sum([results.Incomplete]), sum([results.Duration]));
    end
end
end
