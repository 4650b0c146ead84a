function c = IsScalar()
% MATLAB.UNITTEST.CONSTRAINTS.ISSCALAR  A constraint: the value is scalar.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsScalar".

c = matlab.unittest.constraints.Constraint.where('IsScalar', @isscalar, 'The value must be scalar.');
end
