function c = IssuesNoWarnings()
% MATLAB.UNITTEST.CONSTRAINTS.ISSUESNOWARNINGS  A constraint: the function does not warn.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IssuesNoWarnings".

c = matlab.unittest.constraints.Constraint.of('IssuesNoWarnings', 'warns_not');
end
