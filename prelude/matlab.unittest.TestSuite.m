classdef TestSuite
% MATLAB.UNITTEST.TESTSUITE  Suites of tests of files, classes and folders.
%   Source: MATLAB documentation, "matlab.unittest.TestSuite".
%#interpreted

methods (Static)
    function suite = fromFile(file)
        suite = testsuite(file);
    end

    function suite = fromClass(c)
        suite = testsuite(c.Name);
    end

    function suite = fromMethod(c, method)
        suite = testsuite(c.Name);
        suite = suite(strcmp({suite.ProcedureName}, char(method)));
    end

    function suite = fromFolder(folder)
        back = cd(folder);
        restore = onCleanup(@() cd(back));
        suite = testsuite();
    end
end
end
