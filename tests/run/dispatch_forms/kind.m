function r = kind(varargin)
r = sprintf('any of %d', nargin);
end
