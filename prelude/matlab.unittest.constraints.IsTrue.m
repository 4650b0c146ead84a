function c = IsTrue()
% MATLAB.UNITTEST.CONSTRAINTS.ISTRUE  A constraint: the value is true.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsTrue".

c = matlab.unittest.constraints.Constraint.of('IsTrue', 'is_true');
end
