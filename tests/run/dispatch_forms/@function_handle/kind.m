function r = kind(varargin)
r = sprintf('function_handle of %d', nargin);
end
