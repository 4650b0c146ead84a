function varargout = gather(varargin)
% GATHER  Arrays in memory; all arrays are there, so they stay as they are.

if nargin == 0
    error('MATLAB:minrhs', 'Not enough input arguments.');
elseif nargout > nargin
    error('MATLAB:gather:TooManyOutputs', 'The number of outputs must not exceed the number of inputs.');
end
varargout = varargin(1:max(nargout, 1));
end
