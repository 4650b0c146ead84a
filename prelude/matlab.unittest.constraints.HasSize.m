function c = HasSize(extents)
% MATLAB.UNITTEST.CONSTRAINTS.HASSIZE  A constraint: the value has this size.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasSize".

c = matlab.unittest.constraints.Constraint.of('HasSize', 'has_size', extents);
end
