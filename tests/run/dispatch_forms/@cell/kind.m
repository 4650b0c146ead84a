function r = kind(varargin)
r = sprintf('cell of %d', nargin);
end
