function p = lettersPattern(varargin)
% LETTERSPATTERN  Letters: as many as there are, n of them, or from one number to another.

p = pattern.counted('[^\W\d_]', 'lettersPattern', varargin);
end
