function p = letterBoundary(varargin)
% LETTERBOUNDARY  The places where letters start or end.

p = pattern.boundary('[^\W\d_]', 'letterBoundary', varargin);
end
