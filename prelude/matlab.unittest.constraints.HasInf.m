function c = HasInf()
% MATLAB.UNITTEST.CONSTRAINTS.HASINF  A constraint: an element is infinite.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasInf".

c = matlab.unittest.constraints.Constraint.where('HasInf', @(x) any(isinf(x(:))), 'The value must contain an infinite element.');
end
