function p = alphanumericBoundary(varargin)
% ALPHANUMERICBOUNDARY  The places where letters and digits start or end.

p = pattern.boundary('[^\W_]', 'alphanumericBoundary', varargin);
end
