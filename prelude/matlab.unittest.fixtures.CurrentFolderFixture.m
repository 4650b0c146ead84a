classdef CurrentFolderFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.CURRENTFOLDERFIXTURE  The folder that a test runs in.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.CurrentFolderFixture".
%#interpreted

properties (SetAccess = private)
    Folder = ''
end

methods
    function f = CurrentFolderFixture(folder)
        f.Folder = char(folder);
    end

    function setup(f)
        f.addTeardown(@cd, pwd);
        cd(f.Folder);
    end
end
end
