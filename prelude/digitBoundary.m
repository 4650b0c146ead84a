function p = digitBoundary(varargin)
% DIGITBOUNDARY  The places where digits start or end.

p = pattern.boundary('\d', 'digitBoundary', varargin);
end
