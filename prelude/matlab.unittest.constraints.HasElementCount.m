function c = HasElementCount(n)
% MATLAB.UNITTEST.CONSTRAINTS.HASELEMENTCOUNT  A constraint: the value has so many elements.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasElementCount".

c = matlab.unittest.constraints.Constraint.of('HasElementCount', 'has_elements', n);
end
