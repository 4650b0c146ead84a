classdef odeJacobian
% ODEJACOBIAN  The derivatives of the right side of an ode: odeJacobian(Jacobian=J), a matrix or a function.
%   Source: MATLAB documentation, "odeJacobian".

properties
    Jacobian = []
    SparsityPattern = []
end

methods
    function J = odeJacobian(varargin)
        for k = 1:2:nargin - 1
            J.(char(varargin{k})) = varargin{k + 1};
        end
    end
end
end
