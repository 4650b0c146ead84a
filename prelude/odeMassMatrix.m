classdef odeMassMatrix
% ODEMASSMATRIX  The matrix before the derivatives of an ode: odeMassMatrix(MassMatrix=M), a matrix or a function.
%   Source: MATLAB documentation, "odeMassMatrix".

properties
    MassMatrix = []
    Singular = 'maybe'
    StateDependence = 'weak'
    SparsityPattern = []
end

methods
    function M = odeMassMatrix(varargin)
        for k = 1:2:nargin - 1
            M.(char(varargin{k})) = varargin{k + 1};
        end
    end
end
end
