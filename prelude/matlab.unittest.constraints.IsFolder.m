function c = IsFolder()
% MATLAB.UNITTEST.CONSTRAINTS.ISFOLDER  A constraint: the value names a folder.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsFolder".

c = matlab.unittest.constraints.Constraint.where('IsFolder', @isfolder, 'The value must be an existing folder.');
end
