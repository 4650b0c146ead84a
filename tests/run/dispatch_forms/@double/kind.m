function r = kind(varargin)
r = sprintf('double of %d', nargin);
end
