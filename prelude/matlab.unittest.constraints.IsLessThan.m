function c = IsLessThan(ceiling)
% MATLAB.UNITTEST.CONSTRAINTS.ISLESSTHAN  A constraint: the value is less than another.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsLessThan".

c = matlab.unittest.constraints.Constraint.of('IsLessThan', 'less', ceiling);
end
