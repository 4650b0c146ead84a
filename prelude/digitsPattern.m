function p = digitsPattern(varargin)
% DIGITSPATTERN  Digits: as many as there are, n of them, or from one number to another.

p = pattern.counted('\d', 'digitsPattern', varargin);
end
