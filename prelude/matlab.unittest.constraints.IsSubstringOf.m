function c = IsSubstringOf(text)
% MATLAB.UNITTEST.CONSTRAINTS.ISSUBSTRINGOF  A constraint: the value is part of a text.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSubstringOf".

c = matlab.unittest.constraints.Constraint.where('IsSubstringOf', @(x) contains(text, x), 'The value is not contained in the text.');
end
