function c = IsSubsetOf(superset)
% MATLAB.UNITTEST.CONSTRAINTS.ISSUBSETOF  A constraint: all elements are among others.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSubsetOf".

c = matlab.unittest.constraints.Constraint.where('IsSubsetOf', @(x) all(ismember(x(:), superset)), 'The value is not a subset of the superset.');
end
