classdef EnvironmentVariableFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.ENVIRONMENTVARIABLEFIXTURE  A variable of the environment while a test runs.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.EnvironmentVariableFixture".
%#interpreted

properties (SetAccess = private)
    Name = ""
    Value = ""
end

methods
    function f = EnvironmentVariableFixture(name, value)
        f.Name = string(name);
        f.Value = string(value);
    end

    function setup(f)
        f.addTeardown(@setenv, char(f.Name), getenv(char(f.Name)));
        setenv(char(f.Name), char(f.Value));
    end
end
end
