function c = IsOfClass(wanted)
% MATLAB.UNITTEST.CONSTRAINTS.ISOFCLASS  A constraint: the value is of a class.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsOfClass".

c = matlab.unittest.constraints.Constraint.of('IsOfClass', 'of_class', wanted);
end
