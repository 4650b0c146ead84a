function c = IsFalse()
% MATLAB.UNITTEST.CONSTRAINTS.ISFALSE  A constraint: the value is false.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsFalse".

c = matlab.unittest.constraints.Constraint.of('IsFalse', 'is_false');
end
