classdef FunctionTestCase < matlab.unittest.TestCase
% MATLAB.UNITTEST.FUNCTIONTESTCASE  The test case that functions of functiontests are given; TestData is handed on from
%   setupOnce and setup.
%   Source: MATLAB documentation, "matlab.unittest.FunctionTestCase".
%#interpreted

properties
    TestData = struct()
end
end
