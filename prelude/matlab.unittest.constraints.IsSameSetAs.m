function c = IsSameSetAs(others)
% MATLAB.UNITTEST.CONSTRAINTS.ISSAMESETAS  A constraint: the elements are the same as others in any order.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSameSetAs".

c = matlab.unittest.constraints.Constraint.where('IsSameSetAs', @(x) isempty(setxor(x, others)), 'The value is not the same set as the expected set.');
end
