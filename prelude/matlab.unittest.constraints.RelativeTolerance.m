function c = RelativeTolerance(tolerance)
% MATLAB.UNITTEST.CONSTRAINTS.RELATIVETOLERANCE  A constraint: so much a number may differ from the expected one, in parts of that.
%   Source: MATLAB documentation, "matlab.unittest.constraints.RelativeTolerance".

c = matlab.unittest.constraints.Tolerance;
c.Relative = tolerance;
end
