function c = ContainsSubstring(text)
% MATLAB.UNITTEST.CONSTRAINTS.CONTAINSSUBSTRING  A constraint: the value holds a text.
%   Source: MATLAB documentation, "matlab.unittest.constraints.ContainsSubstring".

c = matlab.unittest.constraints.Constraint.of('ContainsSubstring', 'has_text', text);
end
