classdef Fixture < handle
% MATLAB.UNITTEST.FIXTURES.FIXTURE  What a test is given for as long as it runs: set up by applyFixture, taken down when
%   the test is done.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.Fixture".
%#interpreted

properties (SetAccess = protected)
    SetupDescription = ''
    TeardownDescription = ''
end
properties (Hidden)
    Teardowns = {}
end

methods
    function setup(~)
    end

    function teardown(~)
    end

    function addTeardown(f, g, varargin)
        f.Teardowns{end + 1} = [{g}, varargin];
    end

    function other = applyFixture(f, other)
        other.setup();
        f.addTeardown(@unwind, other);
    end
end

methods (Hidden)
    function unwind(f)
        f.teardown();
        for k = numel(f.Teardowns):-1:1
            f.Teardowns{k}{1}(f.Teardowns{k}{2:end});
        end
        f.Teardowns = {};
    end
end
end
