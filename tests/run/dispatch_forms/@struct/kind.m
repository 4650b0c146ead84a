function r = kind(varargin)
r = sprintf('struct of %d', nargin);
end
