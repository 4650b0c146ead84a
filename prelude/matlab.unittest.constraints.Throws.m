function c = Throws(identifier)
% MATLAB.UNITTEST.CONSTRAINTS.THROWS  A constraint: the function fails with an identifier.
%   Source: MATLAB documentation, "matlab.unittest.constraints.Throws".

c = matlab.unittest.constraints.Constraint.of('Throws', 'raises', identifier);
end
