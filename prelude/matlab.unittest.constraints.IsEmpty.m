function c = IsEmpty()
% MATLAB.UNITTEST.CONSTRAINTS.ISEMPTY  A constraint: the value is empty.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsEmpty".

c = matlab.unittest.constraints.Constraint.of('IsEmpty', 'is_empty');
end
