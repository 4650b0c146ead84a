function c = AbsoluteTolerance(tolerance)
% MATLAB.UNITTEST.CONSTRAINTS.ABSOLUTETOLERANCE  A constraint: so much a number may differ from the expected one.
%   Source: MATLAB documentation, "matlab.unittest.constraints.AbsoluteTolerance".

c = matlab.unittest.constraints.Tolerance;
c.Absolute = tolerance;
end
