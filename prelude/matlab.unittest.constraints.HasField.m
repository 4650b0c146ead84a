function c = HasField(name)
% MATLAB.UNITTEST.CONSTRAINTS.HASFIELD  A constraint: the struct has a field.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasField".

c = matlab.unittest.constraints.Constraint.where('HasField', @(x) isfield(x, char(name)), 'The value does not have the expected field.');
end
