function c = IsSameHandleAs(handle)
% MATLAB.UNITTEST.CONSTRAINTS.ISSAMEHANDLEAS  A constraint: the value is this object.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsSameHandleAs".

c = matlab.unittest.constraints.Constraint.of('IsSameHandleAs', 'same_handle', handle);
end
