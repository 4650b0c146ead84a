function c = IsSupersetOf(subset)
% MATLAB.UNITTEST.CONSTRAINTS.ISSUPERSETOF  A constraint: others are among the elements.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSupersetOf".

c = matlab.unittest.constraints.Constraint.where('IsSupersetOf', @(x) all(ismember(subset(:), x)), 'The value is not a superset of the subset.');
end
