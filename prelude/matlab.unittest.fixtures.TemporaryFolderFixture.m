classdef TemporaryFolderFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.TEMPORARYFOLDERFIXTURE  A folder that is there while a test runs.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.TemporaryFolderFixture".
%#interpreted

properties (SetAccess = private)
    Folder = ''
end

methods
    function setup(f)
        f.Folder = tempname;
        mkdir(f.Folder);
        f.addTeardown(@rmdir, f.Folder, 's');
    end
end
end
