classdef PathFixture < matlab.unittest.fixtures.Fixture
% MATLAB.UNITTEST.FIXTURES.PATHFIXTURE  A folder on the search path while a test runs.
%   Source: MATLAB documentation, "matlab.unittest.fixtures.PathFixture".
%#interpreted

properties (SetAccess = private)
    Folders = {}
end

methods
    function f = PathFixture(folder, varargin)
        f.Folders = cellstr(folder);
        if numel(varargin) > 1 && varargin{2}
            f.Folders = cellfun(@genpath, f.Folders, 'UniformOutput', false);
        end
    end

    function setup(f)
        f.addTeardown(@path, path);
        addpath(f.Folders{:});
    end
end
end
