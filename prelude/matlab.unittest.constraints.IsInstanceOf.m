function c = IsInstanceOf(wanted)
% MATLAB.UNITTEST.CONSTRAINTS.ISINSTANCEOF  A constraint: the value is of a class or one that inherits from it.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsInstanceOf".

c = matlab.unittest.constraints.Constraint.of('IsInstanceOf', 'instance_of', wanted);
end
