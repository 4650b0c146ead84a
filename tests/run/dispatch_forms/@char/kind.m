function r = kind(varargin)
r = sprintf('char of %d', nargin);
end
