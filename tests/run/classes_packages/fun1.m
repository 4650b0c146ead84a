function varargout = fun1(varargin)
%FUN1 help text
% more help
switch nargin
 case 0, varargout = {};
 otherwise, varargout = varargin;
end
end
