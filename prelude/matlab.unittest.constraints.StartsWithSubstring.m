function c = StartsWithSubstring(text)
% MATLAB.UNITTEST.CONSTRAINTS.STARTSWITHSUBSTRING  A constraint: the value begins with a text.
%   Source: MATLAB documentation, "matlab.unittest.constraints.StartsWithSubstring".

c = matlab.unittest.constraints.Constraint.where('StartsWithSubstring', @(x) startsWith(x, text), 'The value does not start with the substring.');
end
