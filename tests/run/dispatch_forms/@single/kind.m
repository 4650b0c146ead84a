function r = kind(varargin)
r = sprintf('single of %d', nargin);
end
