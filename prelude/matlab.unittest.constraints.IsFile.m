function c = IsFile()
% MATLAB.UNITTEST.CONSTRAINTS.ISFILE  A constraint: the value names a file.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsFile".

c = matlab.unittest.constraints.Constraint.where('IsFile', @isfile, 'The value must be an existing file.');
end
