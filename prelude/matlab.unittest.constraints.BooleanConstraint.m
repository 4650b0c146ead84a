classdef BooleanConstraint < matlab.unittest.constraints.Constraint
% MATLAB.UNITTEST.CONSTRAINTS.BOOLEANCONSTRAINT  A constraint that can be joined with others and negated.
%   Source: MATLAB documentation, "matlab.unittest.constraints.BooleanConstraint".
%#interpreted
end
