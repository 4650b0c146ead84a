function c = IsGreaterThan(floor)
% MATLAB.UNITTEST.CONSTRAINTS.ISGREATERTHAN  A constraint: the value is greater than another.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsGreaterThan".

c = matlab.unittest.constraints.Constraint.of('IsGreaterThan', 'greater', floor);
end
