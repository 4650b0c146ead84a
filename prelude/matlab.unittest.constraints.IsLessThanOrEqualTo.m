function c = IsLessThanOrEqualTo(ceiling)
% MATLAB.UNITTEST.CONSTRAINTS.ISLESSTHANOREQUALTO  A constraint: the value is at most another.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsLessThanOrEqualTo".

c = matlab.unittest.constraints.Constraint.of('IsLessThanOrEqualTo', 'at_most', ceiling);
end
