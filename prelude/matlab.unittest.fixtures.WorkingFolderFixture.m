classdef WorkingFolderFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.WORKINGFOLDERFIXTURE  A folder of its own that a test runs in.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.WorkingFolderFixture".
%#interpreted

properties (SetAccess = private)
    Folder = ''
end

methods
    function setup(f)
        f.Folder = tempname;
        mkdir(f.Folder);
        f.addTeardown(@rmdir, f.Folder, 's');
        f.addTeardown(@cd, pwd);
        cd(f.Folder);
    end
end
end
