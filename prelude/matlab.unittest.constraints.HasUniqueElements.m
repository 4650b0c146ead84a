function c = HasUniqueElements()
% MATLAB.UNITTEST.CONSTRAINTS.HASUNIQUEELEMENTS  A constraint: no element stands twice.
%   Source: MATLAB documentation, "matlab.unittest.constraints.HasUniqueElements".

c = matlab.unittest.constraints.Constraint.where('HasUniqueElements', @(x) numel(unique(x)) == numel(x), 'The value must not contain repeated elements.');
end
