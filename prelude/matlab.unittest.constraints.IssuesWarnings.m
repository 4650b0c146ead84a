function c = IssuesWarnings(identifiers)
% MATLAB.UNITTEST.CONSTRAINTS.ISSUESWARNINGS  A constraint: the function warns with an identifier.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IssuesWarnings".

c = matlab.unittest.constraints.Constraint.of('IssuesWarnings', 'warns', char(identifiers));
end
