function c = IsFinite()
% MATLAB.UNITTEST.CONSTRAINTS.ISFINITE  A constraint: all elements are finite.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsFinite".

c = matlab.unittest.constraints.Constraint.where('IsFinite', @(x) all(isfinite(x(:))), 'The value must be finite.');
end
