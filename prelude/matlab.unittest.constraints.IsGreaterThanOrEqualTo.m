function c = IsGreaterThanOrEqualTo(floor)
% MATLAB.UNITTEST.CONSTRAINTS.ISGREATERTHANOREQUALTO  A constraint: the value is at least another.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsGreaterThanOrEqualTo".

c = matlab.unittest.constraints.Constraint.of('IsGreaterThanOrEqualTo', 'at_least', floor);
end
