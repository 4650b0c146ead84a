function c = EndsWithSubstring(text)
% MATLAB.UNITTEST.CONSTRAINTS.ENDSWITHSUBSTRING  A constraint: the value ends with a text.
%   Source: MATLAB documentation, "matlab.unittest.constraints.EndsWithSubstring".

c = matlab.unittest.constraints.Constraint.where('EndsWithSubstring', @(x) endsWith(x, text), 'The value does not end with the substring.');
end
