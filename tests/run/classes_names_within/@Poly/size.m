function varargout = size(p, varargin)
% The coefficients are numbers: this is the size of numbers.
[varargout{1:nargout}] = size(p.c, varargin{:});
end
