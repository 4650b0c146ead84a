function c = Matches(expression)
% MATLAB.UNITTEST.CONSTRAINTS.MATCHES  A constraint: the value matches a regular expression.
%   Source: MATLAB documentation, "matlab.unittest.constraints.Matches".

c = matlab.unittest.constraints.Constraint.of('Matches', 'matching', expression);
end
