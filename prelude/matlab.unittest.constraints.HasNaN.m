function c = HasNaN()
% MATLAB.UNITTEST.CONSTRAINTS.HASNAN  A constraint: an element is NaN.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasNaN".

c = matlab.unittest.constraints.Constraint.where('HasNaN', @(x) any(isnan(x(:))), 'The value must contain NaN.');
end
