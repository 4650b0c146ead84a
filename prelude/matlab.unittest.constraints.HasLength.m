function c = HasLength(n)
% MATLAB.UNITTEST.CONSTRAINTS.HASLENGTH  A constraint: the value has this length.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasLength".

c = matlab.unittest.constraints.Constraint.of('HasLength', 'has_length', n);
end
