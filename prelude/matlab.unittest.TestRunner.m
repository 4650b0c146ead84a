classdef TestRunner < handle
% MATLAB.UNITTEST.TESTRUNNER  Runs suites of tests and tells what came of them, or nothing.
%   Source: MATLAB documentation, "matlab.unittest.TestRunner".
%#interpreted

properties (Hidden)
    Tells = false
end

methods (Static)
    function r = withTextOutput(varargin)
        r = matlab.unittest.TestRunner;
        r.Tells = true;
    end

    function r = withNoPlugins()
        r = matlab.unittest.TestRunner;
    end

    function r = withDefaultPlugins()
        r = matlab.unittest.TestRunner.withTextOutput;
    end
end

methods
    function results = run(r, suite)
        if r.Tells
            results = run(suite);
        else
            [~, results] = evalc('run(suite)');
        end
    end
end
end
