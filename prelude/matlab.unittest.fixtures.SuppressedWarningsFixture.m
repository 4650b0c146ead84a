classdef SuppressedWarningsFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.SUPPRESSEDWARNINGSFIXTURE  Warnings that are not shown while a test runs.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.SuppressedWarningsFixture".
%#interpreted

properties (SetAccess = private)
    Warnings = {}
end

methods
    function f = SuppressedWarningsFixture(warnings)
        f.Warnings = cellstr(warnings);
    end

    function setup(f)
        f.addTeardown(@warning, warning);
        for k = 1:numel(f.Warnings)
            warning('off', f.Warnings{k});
        end
    end
end
end
