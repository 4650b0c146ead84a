function c = ReturnsTrue()
% MATLAB.UNITTEST.CONSTRAINTS.RETURNSTRUE  A constraint: the function gives true.
%   Source: MATLAB documentation, "matlab.unittest.constraints.ReturnsTrue".

c = matlab.unittest.constraints.Constraint.of('ReturnsTrue', 'returns_true');
end
