function c = IsReal()
% MATLAB.UNITTEST.CONSTRAINTS.ISREAL  A constraint: the value is real.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsReal".

c = matlab.unittest.constraints.Constraint.where('IsReal', @isreal, 'The value must be real.');
end
