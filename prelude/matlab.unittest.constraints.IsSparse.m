function c = IsSparse()
% MATLAB.UNITTEST.CONSTRAINTS.ISSPARSE  A constraint: the value is sparse.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSparse".

c = matlab.unittest.constraints.Constraint.where('IsSparse', @issparse, 'The value must be sparse.');
end
