function p = whitespacePattern(varargin)
% WHITESPACEPATTERN  White space: as much as there is, n characters, or from one number to another.

p = pattern.counted('\s', 'whitespacePattern', varargin);
end
