function p = whitespaceBoundary(varargin)
% WHITESPACEBOUNDARY  The places where white space starts or ends.

p = pattern.boundary('\s', 'whitespaceBoundary', varargin);
end
