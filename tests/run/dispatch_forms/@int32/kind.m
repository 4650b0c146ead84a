function r = kind(varargin)
r = sprintf('int32 of %d', nargin);
end
